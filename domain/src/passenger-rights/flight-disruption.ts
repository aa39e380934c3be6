import type { CalendarDate } from '../kernel/index.ts'
import type { DelayCause } from './delay-cause.ts'

export const DISRUPTIONS = [
  'delay',
  'cancellation',
  'denied-boarding',
  'downgrade',
  'missed-connection',
  'baggage',
] as const
export type Disruption = (typeof DISRUPTIONS)[number]

export const BAGGAGE_EVENTS = ['late', 'lost', 'damaged'] as const
export type BaggageEvent = (typeof BAGGAGE_EVENTS)[number]

/**
 * A disruption of one booked journey, from the first departure to the final destination. `null`, `unknown` and absent
 * mean unknown; the engine asks only when the answer depends on it.
 */
export type FlightDisruption = {
  readonly event: Disruption
  /** Of the booked departure. The rules of that day apply; without it, those in force now. */
  readonly flightDate?: CalendarDate
  readonly departsFromEea: boolean
  readonly arrivesInEea: boolean
  readonly departsFromUk?: boolean
  readonly arrivesInUk?: boolean
  /** ISO 3166-1, two letters. Without them only the European laws can be judged. */
  readonly fromCountry?: string
  readonly toCountry?: string
  /** Great circle, from the first departure to the final destination. */
  readonly distanceKm: number
  /** The carrier that flies the aircraft, not the one that sold the ticket. */
  readonly operatedByEeaCarrier: boolean | null
  readonly operatedByUkCarrier: boolean | null
  readonly operatedByTurkishCarrier?: boolean | null
  /** Canada: two million passengers in each of the two years before. */
  readonly isLargeCarrier?: boolean | null
  /** After the booked arrival, with any flight. */
  readonly arrivalDelayMinutes: number | null
  readonly cause: DelayCause
  /** Of a cancellation: whole days before the booked departure. */
  readonly noticeDays: number | null
  /** False when the airline offered no other flight at all. */
  readonly wasRerouted: boolean | null
  /** How much earlier than the booked one the other flight left. */
  readonly departsEarlierMinutes: number
  /** Of a missed connection: both flights on one ticket. */
  readonly isOneBooking?: boolean | null
  readonly baggage?: BaggageEvent | null
}
