import { calendarDate, type CalendarDate, isCalendarDate } from '@app/domain/kernel'
import { BAGGAGE_EVENTS, DELAY_CAUSES, DISRUPTIONS } from '@app/domain/passenger-rights'
import { z } from 'zod'

import { claim } from './claim.ts'
import { Care, DisruptionAssessment } from './disruption-assessment.ts'
import type { FunctionContract } from './function-contract.ts'

const LONGEST_DELAY_MINUTES = 14 * 24 * 60
const LONGEST_NOTICE_DAYS = 400
const LONGEST_EARLIER_MINUTES = 3 * 24 * 60
const HALF_THE_EQUATOR_KM = 20_038

/** Typed by hand at a gate, so lower case and stray spaces are accepted. */
export const AirportCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, 'three letters, such as LIS')

const Country = z.string().regex(/^[A-Z]{2}$/, 'ISO 3166-1, two letters')

const BookedAirports = z.strictObject({ from: AirportCode, to: AirportCode })

/** For flights whose airports are not in our list: the traveller states the facts we would have looked up. */
const StatedRoute = z.strictObject({
  departsFromEea: z.boolean(),
  arrivesInEea: z.boolean(),
  fromCountry: Country.exactOptional(),
  toCountry: Country.exactOptional(),
  distanceKm: z.number().positive().max(HALF_THE_EQUATOR_KM),
})

/** Written as in JSON; the brand is ours. */
const Day: z.ZodType<CalendarDate, string> = z.iso.date().refine(isCalendarDate).transform(calendarDate)

export const AssessDelayRequest = z.strictObject({
  flight: z.union([BookedAirports, StatedRoute]),
  event: z.enum(DISRUPTIONS).default('delay'),
  /** Of the booked departure; the rules of that day apply, and without it those of today. */
  flightDate: z.exactOptional(Day),
  /** After the booked arrival, also with another flight; null when unknown. */
  arrivalDelayMinutes: z.int().min(0).max(LONGEST_DELAY_MINUTES).nullable().default(null),
  cause: z.enum(DELAY_CAUSES).default('unknown'),
  /** Null when the traveller does not know who operated the flight. */
  operatedByEeaCarrier: z.boolean().nullable().default(null),
  operatedByUkCarrier: z.boolean().nullable().default(null),
  operatedByTurkishCarrier: z.boolean().nullable().default(null),
  /** Canada: an airline with two million passengers in each of the two years before. */
  isLargeCarrier: z.boolean().nullable().default(null),
  /** Of a cancellation: days before the departure. */
  noticeDays: z.int().min(0).max(LONGEST_NOTICE_DAYS).nullable().default(null),
  /** False when no other flight was offered. */
  wasRerouted: z.boolean().nullable().default(null),
  departsEarlierMinutes: z.int().min(0).max(LONGEST_EARLIER_MINUTES).default(0),
  /** Of a missed connection: both flights on one ticket. */
  isOneBooking: z.boolean().nullable().default(null),
  baggage: z.enum(BAGGAGE_EVENTS).nullable().default(null),
})
export type AssessDelayRequest = z.infer<typeof AssessDelayRequest>

export const AssessDelayResponse = z.object({
  /** One answer per law that covers the flight, the better first; each with the day its law was read. */
  claims: z.array(claim(DisruptionAssessment)).min(1),
  care: z.array(claim(Care)),
  /** The facts of the answer with their source; a stated route is `unknown` because it is unverified. */
  route: claim(
    z.object({
      departsFromEea: z.boolean(),
      arrivesInEea: z.boolean(),
      departsFromUk: z.boolean().exactOptional(),
      arrivesInUk: z.boolean().exactOptional(),
      fromCountry: z.string().exactOptional(),
      toCountry: z.string().exactOptional(),
      distanceKm: z.number(),
    }),
  ),
  isNearDistanceLimit: z.boolean(),
})
export type AssessDelayResponse = z.infer<typeof AssessDelayResponse>

export const assessDelayContract = {
  name: 'assess-delay',
  request: AssessDelayRequest,
  response: AssessDelayResponse,
} as const satisfies FunctionContract
