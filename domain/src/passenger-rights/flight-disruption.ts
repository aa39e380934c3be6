import type { DelayCause } from './delay-cause.ts'

export const DISRUPTIONS = ['delay', 'cancellation', 'denied-boarding', 'downgrade'] as const
export type Disruption = (typeof DISRUPTIONS)[number]

/**
 * A disruption of one booked journey, from the first departure to the final destination. `null` and `unknown` mean
 * unknown; the engine asks only when the answer depends on it.
 */
export type FlightDisruption = {
  readonly event: Disruption
  readonly departsFromEea: boolean
  readonly arrivesInEea: boolean
  readonly departsFromUk?: boolean
  readonly arrivesInUk?: boolean
  /** Great circle, from the first departure to the final destination. */
  readonly distanceKm: number
  /** The carrier that flies the aircraft, not the one that sold the ticket. */
  readonly operatedByEeaCarrier: boolean | null
  readonly operatedByUkCarrier: boolean | null
  /** After the booked arrival, with any flight. */
  readonly arrivalDelayMinutes: number | null
  readonly cause: DelayCause
  /** Of a cancellation: whole days before the booked departure. */
  readonly noticeDays: number | null
  /** False when the airline offered no other flight at all. */
  readonly wasRerouted: boolean | null
  /** How much earlier than the booked one the other flight left. */
  readonly departsEarlierMinutes: number
}
