import type { CityGuide } from '@app/contracts/place-guide'
import type { PracticalFacts } from '@app/contracts/place-guide-facts'
import { guideClaim } from '@app/domain/guide'

import { healthOf, sentence, taxisOf } from '../../../entities/guide/describe-country.ts'
import { TAP_WATER_WORDS } from '../../../entities/guide/words/arrival-words.ts'
import { DRESS_WORDS, MOSQUITO_WORDS, SCAM_WORDS, TEMPLE_WORDS } from '../../../entities/guide/words/care-words.ts'
import { LGBT_LAW_WORDS } from '../../../entities/guide/words/law-words.ts'
import {
  ALTITUDE_WORDS,
  CHILD_SEAT_WORDS,
  LGBT_SOCIAL_WORDS,
  WOMEN_WORDS,
} from '../../../entities/guide/words/traveller-words.ts'
import { FactRow } from '../../../entities/place/country-facts/fact-row.tsx'
import { HealthRow } from '../../../entities/place/country-facts/health-row.tsx'
import type { TravellerKind } from './load-plan.ts'
import { planText as text } from './plan-text.ts'

type Country = PracticalFacts['country']
type Row = readonly [name: string, words: string]

/** Rows of the guide for each kind of traveller; the first are the reason for the choice. */
const ROWS: Readonly<Record<TravellerKind, (country: Country) => readonly Row[]>> = {
  anyone: () => [],
  woman: ({ women, dress, templeRules }) => [
    [text('row.women'), sentence(women.map((code) => WOMEN_WORDS[code]))],
    [text('row.dress'), sentence(dress.map((code) => DRESS_WORDS[code]))],
    [text('row.temples'), sentence(templeRules.map((code) => TEMPLE_WORDS[code]))],
  ],
  lgbt: ({ lgbtLaw, lgbtSocial }) => [
    [text('row.lgbt-law'), `${sentence([LGBT_LAW_WORDS[lgbtLaw]])}. ${text('row.lgbt-check')}`],
    [text('row.lgbt-life'), sentence([LGBT_SOCIAL_WORDS[lgbtSocial]])],
  ],
  family: ({ childSeat, tapWater, ...country }) => [
    [text('row.seat'), sentence([CHILD_SEAT_WORDS[childSeat]])],
    [text('row.water'), TAP_WATER_WORDS[tapWater]],
    [text('row.hazards'), healthOf({ childSeat, tapWater, ...country })],
  ],
  medical: ({ altitude, mosquito, tapWater }) => [
    [text('row.altitude'), sentence([ALTITUDE_WORDS[altitude]])],
    [text('row.insects'), sentence(mosquito.map((code) => MOSQUITO_WORDS[code]))],
    [text('row.water'), TAP_WATER_WORDS[tapWater]],
  ],
}

type Props = { readonly guide: CityGuide; readonly who: TravellerKind }

/** From facts with a source only; without any, the traveller is told so. */
export function AdviceRows({ guide: { practical, entry }, who }: Props) {
  return (
    <section aria-labelledby="plan-advice">
      <h3 id="plan-advice" className="text-title">
        {text('advice')}
      </h3>
      {!practical && <p className="mt-2">{text('advice.none')}</p>}
      <dl className="mt-3">
        {practical && <GuideRows practical={practical} who={who} />}
        {(who === 'medical' || who === 'family') && <HealthRow health={entry.health} />}
        {who === 'medical' && (
          <FactRow name={text('row.medicine')}>
            <span>{text('row.medicine.unknown')}</span>
          </FactRow>
        )}
      </dl>
    </section>
  )
}

function GuideRows({ practical: { country, asOf }, who }: { practical: PracticalFacts; who: TravellerKind }) {
  const rows: readonly Row[] = [
    ...ROWS[who](country),
    [text('row.tricks'), sentence(country.scams.map((code) => SCAM_WORDS[code]))],
    [text('row.taxi'), taxisOf(country)],
  ]
  return rows
    .filter(([, words]) => words !== '')
    .map(([name, words]) => (
      <FactRow key={name} name={name} claim={guideClaim(null, asOf)}>
        <span className="max-w-[60ch]">{words}</span>
      </FactRow>
    ))
}
