import type { CityGuide } from '@app/contracts/place-guide'
import { hasFreeMovement } from '@app/domain/entry-rules'
import { daysBetween } from '@app/domain/kernel'

import { healthOf, sentence } from '../../entities/guide/describe-country.ts'
import { TAP_WATER_WORDS } from '../../entities/guide/words/arrival-words.ts'
import { SCAM_WORDS } from '../../entities/guide/words/care-words.ts'
import { ClaimLine } from '../../entities/place/country-facts/claim-line.tsx'
import { countryFactsText } from '../../entities/place/country-facts/country-facts-text.ts'
import { HealthRow } from '../../entities/place/country-facts/health-row.tsx'
import { ValidityRow } from '../../entities/place/country-facts/validity-row.tsx'
import { VisaNote } from '../../entities/place/country-facts/visa-note.tsx'
import { formatCountry } from '../../text/format.ts'
import { type BriefingProps, stayWords } from './briefing-props.ts'
import { GuideLine, Line, Part } from './part.tsx'
import { travelIntelText as text } from './travel-intel-text.ts'

export function EntryPart({ guide, question }: BriefingProps) {
  const { entry } = guide
  return (
    <Part title={text('entry')}>
      <Visa guide={guide} question={question} />
      <ValidityRow rules={entry.passportRules} />
    </Part>
  )
}

function Visa({ guide: { entry, country }, question: { from, until } }: BriefingProps) {
  const { asked } = entry
  if (!asked) return <Line name={text('entry.passport')}>{text('entry.choose')}</Line>
  const { passport, visa } = asked
  const name = countryFactsText('entry.with', { country: passport.name })
  if (!visa) return <Line name={name}>{countryFactsText('entry.none', { passport: passport.name })}</Line>
  const { requirement, note } = visa.value
  const allowed = hasFreeMovement(passport.code, country) ? null : visa.value.days
  const days = daysBetween(from, until) + 1
  return (
    <Line name={name} claim={note ? null : visa}>
      <span className="font-semibold">
        {countryFactsText(`entry.${requirement}`)}
        {allowed !== null && `, ${countryFactsText('entry.days', { days: String(allowed) })}`}
      </span>
      {allowed !== null && days > allowed && (
        <span className="block font-medium text-signal">
          {text('entry.longer', { days: stayWords(days), allowed: String(allowed) })}
        </span>
      )}
      {note && <VisaNote note={note} />}
      <span className="block text-small text-soft">{countryFactsText('entry.caution')}</span>
    </Line>
  )
}

export function HealthPart({ guide: { entry, practical } }: BriefingProps) {
  return (
    <Part title={text('health')}>
      <HealthRow health={entry.health} />
      {practical && (
        <>
          <GuideLine name={text('health.hazards')} words={healthOf(practical.country)} asOf={practical.asOf} />
          <GuideLine
            name={text('health.water')}
            words={TAP_WATER_WORDS[practical.country.tapWater]}
            asOf={practical.asOf}
          />
        </>
      )}
    </Part>
  )
}

export function SafetyPart({ guide: { advice, practical, practice } }: BriefingProps) {
  const { emergency } = practice
  const numbers = emergency && numbersOf(emergency.value)
  return (
    <Part title={text('safety')}>
      <Line name={text('safety.numbers')} claim={emergency}>
        {numbers}
      </Line>
      <Line name={text('safety.levels')}>
        {advice.length > 0 && (
          <ul>
            {advice.map((claim) => (
              <li key={claim.value.authority}>
                {formatCountry(claim.value.authority, 'en')}: {countryFactsText(`safety.level.${claim.value.level}`)}
                <ClaimLine claim={claim} />
              </li>
            ))}
          </ul>
        )}
      </Line>
      {practical && (
        <GuideLine
          name={text('safety.tricks')}
          words={sentence(practical.country.scams.map((code) => SCAM_WORDS[code]))}
          asOf={practical.asOf}
        />
      )}
    </Part>
  )
}

type Numbers = NonNullable<CityGuide['practice']['emergency']>['value']

/** One number for everything is said once. */
function numbersOf(emergency: Numbers): string {
  const [general] = emergency.general
  const single = (['police', 'ambulance', 'fire'] as const).flatMap((service) => {
    const [number] = emergency[service]
    return number === undefined || number === general ? [] : [`${text(`call.${service}`)} ${number}`]
  })
  return [...(general === undefined ? [] : [`${text('call.general')} ${general}`]), ...single].join(', ')
}
