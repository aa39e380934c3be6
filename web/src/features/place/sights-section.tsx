import type { PlaceSight, PlaceTables } from '@app/contracts/place-guide'

import { usePageConfig } from '../../api/page-config.tsx'
import { ClaimLine } from '../../entities/place/country-facts/claim-line.tsx'
import { SaveButton } from '../../entities/save/save-button.tsx'
import { countFirst } from './count-first.ts'
import { SightMap } from './drawings/sight-map.tsx'
import type { GuidePlace } from './guide-place.ts'
import { guideSectionText } from './guide/guide-section-text.ts'
import { GuideSightFactRows } from './guide/guide-sight-facts.tsx'
import { sightItem } from './place-item.ts'
import { PlaceSection } from './place-section.tsx'
import { placeText as text } from './place-text.ts'

const SOURCE_NAMES = {
  wikidata: 'Wikidata',
  wikivoyage: 'Wikivoyage',
  unesco: 'UNESCO',
  guidance: text('sights.own'),
  guide: text('sights.guide'),
} as const

export function SightsSection({ guide }: { readonly guide: GuidePlace }) {
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
      {guide.guide?.scope !== 'whole' && <Tables tables={tables} />}
    </PlaceSection>
  )
}

function leadOf({ sights: { shown, known }, guide, name }: GuidePlace): string {
  if (guide && shown.some((sight) => sight.guide)) {
    const isAround = guide.scope === 'around'
    return isAround
      ? guideSectionText('sights.lead.around', { place: name, region: guide.name })
      : guideSectionText('sights.lead')
  }
  if (known === 1) return text('sights.lead.one')
  if (known <= shown.length) return text('sights.lead.all', { known: String(known) })
  return text('sights.lead', { shown: String(shown.length), known: String(known) })
}

/** The first dozen are visible, the others collapsed: search and the map still find them. */
function SightList({ guide }: { readonly guide: GuidePlace }) {
  const sights = guide.sights.shown
  const first = countFirst(sights)
  const rows = (from: number, to: number) => (
    <ol start={from + 1} className="grid gap-x-10 sm:grid-cols-2">
      {sights.slice(from, to).map((sight, place) => (
        <SightRow key={sight.id} guide={guide} sight={sight} number={from + place + 1} isShort={from > 0} />
      ))}
    </ol>
  )
  return (
    <div>
      {rows(0, first)}
      {sights.length > first && (
        <details className="unfold border-t border-line">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-tide underline">
            {text('sights.more', { count: String(sights.length - first) })}
          </summary>
          {rows(first, sights.length)}
        </details>
      )}
    </div>
  )
}

type RowProps = {
  readonly guide: GuidePlace
  readonly sight: PlaceSight
  readonly number: number
  readonly isShort: boolean
}

function SightRow({ guide, sight, number, isShort }: RowProps) {
  const { locale } = usePageConfig()
  const { name, language } = sight
  return (
    <li className="relative grid grid-cols-[1.75rem_minmax(0,1fr)] items-start border-t border-line py-2.5">
      <span className="chart-label pt-1 text-soft">{number}</span>
      <div className="min-w-0">
        <h3 lang={language} className="pe-11 font-sans text-base font-semibold tracking-normal wrap-anywhere">
          {name}
        </h3>
        <span className="absolute end-0 top-0">
          <SaveButton look="icon" item={sightItem(guide, sight)} />
        </span>
        {sight.guide ? (
          <GuideSightFactRows sight={sight} guide={sight.guide} locale={locale} isShort={isShort} />
        ) : (
          <ListedFacts sight={sight} />
        )}
      </div>
    </li>
  )
}

function ListedFacts({ sight: { name, latinName, kind, isUnescoSite, fact, source, url } }: Pick<RowProps, 'sight'>) {
  return (
    <>
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
    </>
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
