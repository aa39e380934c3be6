import type { CityGuide, PlaceSight, PlaceTables } from '@app/contracts/place-guide'

import { usePageConfig } from '../../api/page-config.tsx'
import { placeText as text } from '../../text/place.ts'
import { ClaimLine } from '../../ui/country-facts/claim-line.tsx'
import { SaveButton } from '../../ui/save-button.tsx'
import { sightItem } from './place-item.ts'
import { PlaceSection } from './place-section.tsx'
import { SightMap } from './sight-map.tsx'

const FIRST = 12
const SOURCE_NAMES = {
  wikidata: 'Wikidata',
  wikivoyage: 'Wikivoyage',
  unesco: 'UNESCO',
  guidance: text('sights.own'),
} as const

export function SightsSection({ guide }: { readonly guide: CityGuide }) {
  const { sights, name, tables } = guide
  return (
    <PlaceSection id="sights" title={text('sights.title')} lead={sights.shown.length > 0 && leadOf(guide)}>
      {sights.shown.length > 0 ? (
        <>
          <SightMap guide={guide} />
          <SightList guide={guide} />
          <div>
            {sights.sources.map((claim) => (
              <ClaimLine key={claim.value} claim={claim} />
            ))}
          </div>
        </>
      ) : (
        <p className="max-w-[60ch]">{text('sights.none', { place: name })}</p>
      )}
      <Tables tables={tables} />
    </PlaceSection>
  )
}

function leadOf({ sights: { shown, known } }: CityGuide): string {
  if (known === 1) return text('sights.lead.one')
  if (known <= shown.length) return text('sights.lead.all', { known: String(known) })
  return text('sights.lead', { shown: String(shown.length), known: String(known) })
}

/** The first dozen at a glance, the others folded away: they are still there for search, and on the map. */
function SightList({ guide }: { readonly guide: CityGuide }) {
  const sights = guide.sights.shown
  const rows = (from: number, to: number) => (
    <ol start={from + 1} className="grid gap-x-10 sm:grid-cols-2">
      {sights.slice(from, to).map((sight, place) => (
        <SightRow key={sight.id} guide={guide} sight={sight} number={from + place + 1} />
      ))}
    </ol>
  )
  return (
    <div>
      {rows(0, FIRST)}
      {sights.length > FIRST && (
        <details className="unfold border-t border-line">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-tide underline">
            {text('sights.more', { count: String(sights.length - FIRST) })}
          </summary>
          {rows(FIRST, sights.length)}
        </details>
      )}
    </div>
  )
}

type RowProps = { readonly guide: CityGuide; readonly sight: PlaceSight; readonly number: number }

function SightRow({ guide, sight, number }: RowProps) {
  const { name, language, latinName, kind, isUnescoSite, fact, source, url } = sight
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)_auto] items-start border-t border-line py-2.5">
      <span className="chart-label pt-1 text-soft">{number}</span>
      <div className="min-w-0">
        <p lang={language} className="font-medium wrap-anywhere">
          {name}
        </p>
        {latinName && <p className="text-small text-soft">{latinName}</p>}
        {fact && <p className="text-small">{fact}</p>}
        <p className="flex flex-wrap items-baseline gap-x-3 text-small text-soft">
          <span>{kind.replaceAll('_', ' ')}</span>
          {isUnescoSite && <span className="chart-label text-moss">{text('sights.unesco')}</span>}
          {url ? (
            <a href={url} target="_blank" rel="noopener noreferrer" className="py-1 text-tide">
              {SOURCE_NAMES[source]}
              <span className="sr-only">: {name}</span>
            </a>
          ) : (
            <span className="py-1">{SOURCE_NAMES[source]}</span>
          )}
        </p>
      </div>
      <SaveButton look="icon" item={sightItem(guide, sight)} />
    </li>
  )
}

function Tables({ tables }: { readonly tables: PlaceTables }) {
  const { locale } = usePageConfig()
  const counts = (['eat', 'drink', 'sleep', 'hotels'] as const).filter((kind) => tables[kind] > 0)
  if (counts.length === 0) return null
  const isOld = counts.some((kind) => kind !== 'hotels')
  const used = tables.sources.filter(({ value }) => (value === 'guide' ? isOld : tables.hotels > 0))
  return (
    <div className="border-t border-line pt-5">
      <h3 className="font-sans text-base font-semibold tracking-normal">{text('sights.tables')}</h3>
      <dl className="mt-3 flex flex-wrap gap-x-10 gap-y-3">
        {counts.map((kind) => (
          <div key={kind} className="flex flex-col-reverse">
            <dt className="text-small text-soft">{text(`sights.${kind}`)}</dt>
            <dd className="font-display text-title tabular-nums">{tables[kind].toLocaleString(locale)}</dd>
          </div>
        ))}
      </dl>
      {isOld && <p className="mt-3 max-w-[62ch] text-small text-soft">{text('sights.old')}</p>}
      <div className="mt-1">
        {used.map((claim) => (
          <ClaimLine key={claim.value} claim={claim} />
        ))}
      </div>
    </div>
  )
}
