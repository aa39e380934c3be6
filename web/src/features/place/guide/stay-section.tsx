import type { GuideAreaFacts } from '@app/contracts/place-guide-facts'
import { Link } from 'react-router'

import { NIGHT_CARE_WORDS, STAY_FOR_WORDS, TRANSIT_WORDS } from '../../../entities/guide/words/stay-words.ts'
import { formatLength } from '../../../entities/trip/findings/format-plan.ts'
import type { GuidePlace } from '../guide-place.ts'
import { PlaceSection } from '../place-section.tsx'
import { FactsLine } from './facts-line.tsx'
import { GuideEvidence } from './guide-evidence.tsx'
import { guideSectionText as text } from './guide-section-text.ts'

const FIRST = 6
const PRICE_LEVELS = [1, 2, 3, 4, 5]

export function areasToStay({ guide }: GuidePlace): readonly GuideAreaFacts[] {
  return (guide?.areas ?? []).filter(({ stayFor }) => stayFor.length > 0)
}

export function StaySection({ guide }: { readonly guide: GuidePlace }) {
  const areas = areasToStay(guide)
  if (areas.length === 0 || !guide.guide) return null
  const rows = (from: number, to: number) => (
    <ul className="grid gap-x-10 sm:grid-cols-2">
      {areas.slice(from, to).map((area) => (
        <AreaRow key={area.id} area={area} guide={guide} />
      ))}
    </ul>
  )
  return (
    <PlaceSection id="stay" title={text('stay.title')} lead={text('stay.lead', { place: guide.name })}>
      <div>
        {rows(0, FIRST)}
        {areas.length > FIRST && (
          <details className="unfold border-t border-line">
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-tide underline">
              {text('stay.more', { count: String(areas.length - FIRST) })}
            </summary>
            {rows(FIRST, areas.length)}
          </details>
        )}
      </div>
      <GuideEvidence asOf={guide.guide.asOf} />
    </PlaceSection>
  )
}

type RowProps = { readonly area: GuideAreaFacts; readonly guide: GuidePlace }

function AreaRow({ area, guide }: RowProps) {
  const { name, stayFor, nightCare, transit, centreMinutes, priceLevel, note } = area
  const place = guide.region ? `${name}, ${guide.countryName}` : `${name}, ${guide.name}, ${guide.countryName}`
  return (
    <li className="border-t border-line py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-sans text-base font-semibold tracking-normal">{name}</h3>
        <PriceLevel level={priceLevel} />
      </div>
      <p className="text-small">
        {text('stay.for', { people: stayFor.map((code) => STAY_FOR_WORDS[code]).join(', ') })}
      </p>
      <FactsLine
        className="text-soft"
        facts={[
          centreMinutes !== null &&
            centreMinutes > 0 &&
            text(guide.region ? 'stay.airport' : 'stay.centre', { time: formatLength(centreMinutes) }),
          TRANSIT_WORDS[transit],
          NIGHT_CARE_WORDS[nightCare],
        ]}
      />
      {note && <p className="text-small text-soft">{note}</p>}
      <Link
        to={`/accommodation-search?destination=${encodeURIComponent(place)}`}
        className="inline-flex min-h-9 items-center text-small text-tide"
      >
        {text('stay.hotels', { place: name })}
      </Link>
    </li>
  )
}

/** A scale of five marks, with a text for screen readers. */
function PriceLevel({ level }: { readonly level: number }) {
  return (
    <span role="img" aria-label={text('stay.price', { level: String(level) })} className="flex shrink-0 gap-0.5">
      {PRICE_LEVELS.map((step) => (
        <span key={step} className={`h-3 w-1.5 rounded-xs ${step <= level ? 'bg-sun' : 'bg-line'}`} />
      ))}
    </span>
  )
}
