import type { PlaceAdvice } from '@app/contracts/place-guide'
import type { PracticalFacts } from '@app/contracts/place-guide-facts'
import type { GuideCountry } from '@app/domain/guide'
import type { Claim } from '@app/domain/kernel'

import { usePageConfig } from '../../../api/page-config.tsx'
import { cardsOf, healthOf, sentence, simOf, taxisOf, tipsOf } from '../../../entities/guide/describe-country.ts'
import * as arrival from '../../../entities/guide/words/arrival-words.ts'
import * as care from '../../../entities/guide/words/care-words.ts'
import { FactRow } from '../../../entities/place/country-facts/fact-row.tsx'
import { formatClock } from '../../../entities/trip/findings/format-plan.ts'
import { GuideEvidence } from './guide-evidence.tsx'
import { guideSectionText as text } from './guide-section-text.ts'
import { LawRows } from './law-rows.tsx'

type Props = { readonly practical: PracticalFacts; readonly advice: readonly Claim<PlaceAdvice>[] }

/** The topics of the first day; the rest is collapsed. */
export function PracticalFactRows({ practical: { asOf, country }, advice }: Props) {
  const { locale } = usePageConfig()
  return (
    <div>
      <Rows rows={firstRows(country, locale)} />
      <details className="unfold border-t border-line">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-tide underline">
          {text('practice.more')}
        </summary>
        <div className="pt-3">
          <Rows rows={moreRows(country, locale)} />
        </div>
      </details>
      <details className="unfold border-t border-line">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-tide underline">
          {text('law.title')}
        </summary>
        <div className="pt-3 pb-4">
          <LawRows country={country} advice={advice} />
        </div>
      </details>
      <div className="mt-2">
        <GuideEvidence asOf={asOf} />
      </div>
    </div>
  )
}

type Row = readonly [name: string, value: string]

function Rows({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <dl>
      {rows
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <FactRow key={name} name={name}>
            <span className="max-w-[60ch]">{value}</span>
          </FactRow>
        ))}
    </dl>
  )
}

function firstRows(country: GuideCountry, locale: string): readonly Row[] {
  return [
    [text('practice.water'), arrival.TAP_WATER_WORDS[country.tapWater]],
    [text('practice.cards'), cardsOf(country)],
    [text('practice.tips'), tipsOf(country, locale)],
    [text('practice.sim'), simOf(country)],
    [text('practice.taxi'), taxisOf(country)],
    [text('practice.scams'), sentence(country.scams.map((code) => care.SCAM_WORDS[code]))],
    [text('practice.note'), country.note ?? ''],
  ]
}

function moreRows(country: GuideCountry, locale: string): readonly Row[] {
  const { hello, thanks, lunch, dinner } = country
  const hours = ({ fromMinutes, toMinutes }: typeof lunch): string =>
    `${formatClock(fromMinutes, locale)}–${formatClock(toMinutes, locale)}`
  return [
    [text('practice.meals'), text('practice.meals.value', { lunch: hours(lunch), dinner: hours(dinner) })],
    [text('practice.closing'), sentence(country.closing.map((code) => arrival.CLOSING_WORDS[code]))],
    [text('practice.dress'), sentence(country.dress.map((code) => care.DRESS_WORDS[code]))],
    [text('practice.temples'), sentence(country.templeRules.map((code) => care.TEMPLE_WORDS[code]))],
    [text('practice.etiquette'), sentence(country.etiquette.map((code) => care.ETIQUETTE_WORDS[code]))],
    [text('practice.health'), healthOf(country)],
    [text('practice.toilets'), sentence(country.toilets.map((code) => arrival.TOILET_WORDS[code]))],
    [text('practice.english'), arrival.ENGLISH_WORDS[country.english]],
    [text('practice.words'), text('practice.words.value', { hello: said(hello), thanks: said(thanks) })],
  ]
}

function said({ local, romanised }: GuideCountry['hello']): string {
  return romanised === null ? local : `${local} (${romanised})`
}
