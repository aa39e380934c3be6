import type { CityGuide } from '@app/contracts/place-guide'
import type { PlaceGuideFacts } from '@app/contracts/place-guide-facts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { formatMonths } from '../../../entities/guide/format-guide.ts'
import { AVOID_REASON_WORDS } from '../../../entities/guide/words/sight-words.ts'
import { GuideEvidence } from './guide-evidence.tsx'
import { guideSectionText as text } from './guide-section-text.ts'

/** The first questions: how many days, when, when not, and where to fly. */
export function Glance({ guide: { guide, airports } }: { readonly guide: Pick<CityGuide, 'guide' | 'airports'> }) {
  if (!guide || guide.scope !== 'whole') return null
  const codes = (guide.airports.length > 0 ? guide.airports : airports.value.map(({ code }) => code)).slice(0, 3)
  return (
    <section aria-label={text('glance.label')} className="mt-7 border-t border-line pt-4">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3">
        <Fact name={text('glance.days')}>
          <span className="font-semibold">{daysOf(guide)}</span>
          {guide.daysMin !== guide.daysMax && (
            <span className="block text-small text-soft">
              {text('glance.days.ideal', { count: String(guide.daysIdeal) })}
            </span>
          )}
        </Fact>
        <Fact name={text('glance.best')}>
          <span className="font-semibold text-moss">{formatMonths(guide.bestMonths)}</span>
        </Fact>
        {guide.avoidMonths && guide.avoidMonths.length > 0 && (
          <Fact name={text('glance.avoid')}>{avoidWords(guide.avoidMonths)}</Fact>
        )}
        {codes.length > 0 && (
          <Fact name={text('glance.fly')}>
            <span className="font-display text-lead tracking-[0.04em]">{codes.join(', ')}</span>
          </Fact>
        )}
      </dl>
      {guide.note && <p className="mt-3 max-w-[60ch] text-small">{guide.note}</p>}
      <div className="mt-2">
        <GuideEvidence asOf={guide.asOf} />
      </div>
    </section>
  )
}

/** The region around a town, with or without a guide of its own. */
export function RegionLink({ guide: { guide } }: { readonly guide: Pick<CityGuide, 'guide'> }) {
  const parent = guide?.parent
  if (!parent || parent.kind === 'country-route') return null
  return (
    <p className="mt-2">
      <Link to={parent.path} className="inline-flex min-h-11 items-center font-semibold text-tide">
        {text('in.region', { place: parent.name })}
      </Link>
    </p>
  )
}

export function avoidWords(months: NonNullable<PlaceGuideFacts['avoidMonths']>): string {
  return months
    .map((range) =>
      text('glance.avoid.part', { months: formatMonths([range]), reason: AVOID_REASON_WORDS[range.reason] }),
    )
    .join('; ')
}

function daysOf({ daysMin, daysMax }: PlaceGuideFacts): string {
  if (daysMin !== daysMax) return text('glance.days.range', { min: String(daysMin), max: String(daysMax) })
  return text(daysMin === 1 ? 'glance.days.one' : 'glance.days.same', { count: String(daysMin) })
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="chart-label text-soft">{name}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}
