import type { Claim } from '@app/domain/kernel'

import { advisoriesOf, type Advisory } from '../advisories/index.ts'
import { COUNTRIES_SOURCE, type Country } from '../countries/index.ts'
import { emergencyNumbersOf } from '../emergency-numbers/index.ts'
import { plugsOf } from '../plugs/index.ts'
import type { ClaimToday } from './claims-on.ts'

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' })

export function gatherPractice(country: Country, claim: ClaimToday) {
  const plugs = plugsOf(country.code)
  const numbers = emergencyNumbersOf(country.code)
  return {
    languages: country.languages.map((code) => ({ code, name: LANGUAGE_NAMES.of(code) ?? code })),
    callingCodes: country.callingCodes,
    drivingSide: country.drivingSide && claim('plugs', COUNTRIES_SOURCE, country.drivingSide),
    plugs: plugs ? claim('plugs', plugs, { types: plugs.types, volts: plugs.volts, hertz: plugs.hertz }) : null,
    emergency: numbers
      ? claim('emergency', numbers, {
          police: numbers.police,
          ambulance: numbers.ambulance,
          fire: numbers.fire,
          general: numbers.general,
          confidence: numbers.confidence,
        })
      : null,
  }
}

export function gatherAdvice(
  country: string,
  claim: ClaimToday,
): readonly Claim<Omit<Advisory, 'source' | 'checkedAt'>>[] {
  return advisoriesOf(country).map(({ source, checkedAt, ...advice }) => claim('advice', { source, checkedAt }, advice))
}
