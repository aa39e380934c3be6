import type { EmergencyFacts, EmergencyInfoResponse } from '@app/contracts/emergency-info'
import { rateNumbers } from '@app/domain/emergency-help'
import { type Coordinates, distanceKm } from '@app/domain/kernel'

import { backend, type BackendConfig } from '../../api/backend.ts'
import { readFlag, writeFlag } from '../../device/storage/flags.ts'
import { readEmergency } from './read-answer.ts'

const KEY = 'last-emergency-info'
const TIMEOUT_MS = 8000
/** Beyond this distance, stored nearby places no longer apply. */
const SAME_AREA_KM = 5

/** The displayed help: always the numbers, hospitals if known, and the date. */
export type Help = Pick<EmergencyFacts, 'country' | 'near' | 'help' | 'hospitals'> & {
  readonly isFromDevice: boolean
  readonly hospitalsAt: string | null
}

/** The server also knows hospitals; its answer is stored for offline use. */
export async function askServer(config: BackendConfig, at: Coordinates): Promise<Help> {
  const { functions } = await backend(config)
  const userLanguage = navigator.language.split('-')[0] || 'en'
  const { latitude, longitude } = at
  const { data, error } = await functions.invoke<unknown>('emergency-info', {
    body: { latitude, longitude, userLanguage },
    timeout: TIMEOUT_MS,
  })
  if (error) throw error
  const answer = readEmergency(data)
  if (!answer) throw new TypeError('not an answer')
  writeFlag(KEY, JSON.stringify(answer))
  return { ...answer.facts, isFromDevice: false, hospitalsAt: null }
}

/** From the tables on the device: the same numbers without a network or server. */
export async function askDevice(at: Coordinates): Promise<Help> {
  const { countryAt } = await import('@app/datasets/country-borders')
  const { country, near } = countryAt(at)
  const codes = [...(country ? [country] : []), ...near.map((other) => other.country)]
  const last = readLast()
  const isKept = last !== null && distanceKm(last.location, at) <= SAME_AREA_KM
  return {
    country,
    near: [...near],
    help: await numbersOf(codes),
    hospitals: isKept ? last.facts.hospitals : null,
    isFromDevice: true,
    hospitalsAt: isKept ? last.generated_at : null,
  }
}

/** Chosen manually, so the position within it is unknown. */
export async function askCountry(country: string): Promise<Help> {
  return {
    country,
    near: [],
    help: await numbersOf([country]),
    hospitals: null,
    isFromDevice: true,
    hospitalsAt: null,
  }
}

async function numbersOf(codes: readonly string[]): Promise<EmergencyFacts['help']> {
  const { emergencyNumbersOf } = await import('@app/datasets/emergency-numbers')
  return codes.flatMap((code) => {
    const listed = emergencyNumbersOf(code)
    if (!listed) return []
    const { general, police, ambulance, fire } = rateNumbers(listed).services
    const services = { general: [...general], police: [...police], ambulance: [...ambulance], fire: [...fire] }
    return [{ country: code, services }]
  })
}

function readLast(): EmergencyInfoResponse | null {
  try {
    return readEmergency(JSON.parse(readFlag(KEY) ?? 'null'))
  } catch {
    return null
  }
}
