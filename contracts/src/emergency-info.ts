import { z } from 'zod'

import { CalendarDate, Source } from './claim.ts'
import { Coordinates, Latitude, Longitude } from './coordinates.ts'
import type { FunctionContract } from './function-contract.ts'

const CountryCode = z.string().regex(/^[A-Z]{2}$/, 'expected a country code such as PT')

export const EmergencyInfoRequest = z.strictObject({
  latitude: Latitude,
  longitude: Longitude,
  /** The browser's language, in which the sentences of `emergency_info` are written if we support it. */
  userLanguage: z.string().max(35).default('en'),
  /** The country whose embassies to look for. */
  nationality: CountryCode.optional(),
})
export type EmergencyInfoRequest = z.infer<typeof EmergencyInfoRequest>

const DialNumber = z.object({
  number: z.string(),
  confidence: z.enum(['high', 'medium', 'low']),
  agreement: z.number().nullable(),
  sourcesAsked: z.number(),
  source: Source,
  checkedAt: CalendarDate,
})

const CountryHelp = z.object({
  country: z.string(),
  services: z.record(z.enum(['general', 'police', 'ambulance', 'fire']), z.array(DialNumber)),
})

export const OwnEmbassy = z.object({
  operator: z.string(),
  host: z.string(),
  city: z.string().nullable(),
  kind: z.string(),
  coordinates: Coordinates.nullable(),
  website: z.string().nullable(),
  phone: z.string().nullable(),
  wikidataId: z.string(),
})
export type OwnEmbassy = z.infer<typeof OwnEmbassy>

const Hospital = z.object({
  name: z.string(),
  kind: z.enum(['hospital', 'clinic']),
  coordinates: Coordinates,
  distanceM: z.number(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  /** Year and mostly month of the map. */
  mapDate: z.string(),
})
export type Hospital = z.infer<typeof Hospital>

/** The facts behind the sentences of `emergency_info`, each with its source and date. */
export const EmergencyFacts = z.object({
  /** Null at sea, or in no state's territory. */
  country: z.string().nullable(),
  /** Other countries whose border is within three kilometres. */
  near: z.array(z.object({ country: z.string(), km: z.number() })),
  /** Of the country, then of those near. */
  help: z.array(CountryHelp),
  /** Null when no nationality was given. */
  missions: z
    .object({
      nationality: z.string(),
      found: z.array(z.object({ mission: OwnEmbassy, km: z.number().nullable() })),
      source: Source,
      checkedAt: CalendarDate,
    })
    .nullable(),
  /** Null when our hospital map does not cover the place. */
  hospitals: z.object({ found: z.array(Hospital), source: Source }).nullable(),
})
export type EmergencyFacts = z.infer<typeof EmergencyFacts>

/** Sentences for clients that cannot render the facts. No sentence is empty: unknown facts are stated as unknown. */
const EmergencyInfo = z.object({
  location: z.string(),
  police: z.string(),
  medical: z.string(),
  fire: z.string(),
  general_emergency: z.string(),
  hospital: z.string(),
  embassy: z.string(),
  local_info: z.string(),
  raw_info: z.string(),
})

export const EmergencyInfoResponse = z.object({
  location: Coordinates,
  generated_at: z.iso.datetime(),
  emergency_info: EmergencyInfo,
  facts: EmergencyFacts,
})
export type EmergencyInfoResponse = z.infer<typeof EmergencyInfoResponse>

export const emergencyInfoContract = {
  name: 'emergency-info',
  request: EmergencyInfoRequest,
  response: EmergencyInfoResponse,
} as const satisfies FunctionContract
