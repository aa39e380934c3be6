import {
  chooseMissions,
  type CountryHelp,
  type DialNumber,
  type HelpService,
  rateNumbers,
} from '@app/domain/emergency-help'
import { type CalendarDate, type Claim, claimOn, distanceKm } from '@app/domain/kernel'
import { z } from 'zod'

import type { HealthFact, LookUps, MissionFact } from './look-ups.ts'
import { CityInput, CountryInput, defineTool, derive, found, resolveCity, unknown } from './tool.ts'

export type EmergencyCard = {
  readonly country: string
  readonly numbers: Readonly<Record<HelpService, Claim<readonly DialNumber[]> | null>>
}
export type HealthCard = { readonly country: string; readonly facts: Claim<HealthFact> }
export type EmbassyCard = {
  readonly own: string
  readonly host: string
  readonly missions: readonly Claim<MissionFact>[]
}

const GOOD_FOR_DAYS = 365

export const emergencyNumbers = defineTool({
  name: 'emergency-numbers',
  about: 'Whom to call in an emergency in a country: everything, police, ambulance, fire.',
  input: z.strictObject({ country: CountryInput }),
  run({ country }, { help, today }) {
    const listed = help(country)
    if (!listed) return unknown('numbers')
    const { services } = rateNumbers(listed)
    const card: EmergencyCard = {
      country,
      numbers: {
        general: toClaim(services, 'general', today),
        police: toClaim(services, 'police', today),
        ambulance: toClaim(services, 'ambulance', today),
        fire: toClaim(services, 'fire', today),
      },
    }
    return found(card)
  },
})

/** A number that its own source doubts is passed on as unknown. */
function toClaim(services: CountryHelp['services'], service: HelpService, today: CalendarDate) {
  const value = services[service]
  const [first] = value
  if (!first) return null
  const claim = claimOn({ value, source: first.source, checkedAt: first.checkedAt }, today, GOOD_FOR_DAYS)
  return first.confidence === 'low' ? { ...claim, status: 'unknown' as const } : claim
}

export const healthRules = defineTool({
  name: 'health-rules',
  about: 'Yellow fever certificate and malaria risk of a country. Not medical advice.',
  input: z.strictObject({ country: CountryInput }),
  run({ country }, { health }) {
    const facts = health(country)
    if (!facts) return unknown('rule')
    const card: HealthCard = { country, facts }
    return found(card)
  },
})

export const ownEmbassy = defineTool({
  name: 'own-embassy',
  about: 'Embassies and consulates of one country in another; with `near`, the nearest to a city there first.',
  input: z.strictObject({ own: CountryInput, host: CountryInput, near: CityInput.optional() }),
  run({ own, host, near }, lookUps) {
    const all = lookUps.missions(own)
    const from = near === undefined ? undefined : resolveCity(near, lookUps)?.value
    const chosen = all ? chooseMissions(all.value, host, from?.country === host ? from.coordinates : null) : []
    if (!all || chosen.length === 0) return unknown('rule')
    const card: EmbassyCard = {
      own,
      host,
      missions: chosen.map(({ mission }) => derive(all, inCapital(mission, host, lookUps))),
    }
    return found(card)
  },
})

const CAPITAL_WITHIN_KM = 20

/** The source names the district: Mitte, City of Westminster. */
function inCapital<Kept extends MissionFact>(mission: Kept, host: string, lookUps: LookUps): Kept {
  const capitalId = lookUps.country(host)?.value.capital?.cityId ?? null
  const capital = capitalId === null ? undefined : lookUps.city(capitalId)?.value
  const isThere =
    capital && mission.coordinates && distanceKm(capital.coordinates, mission.coordinates) <= CAPITAL_WITHIN_KM
  return isThere ? { ...mission, city: capital.name } : mission
}
