import type { DelayCause } from './delay-cause.ts'

/**
 * The facts that the Regulation needs about one booked journey, from the first departure to the final destination of
 * the booking. `null` and `unknown` mean unknown; the engine asks only when the answer depends on it.
 */
export type FlightDelay = {
  readonly departsFromEea: boolean
  readonly arrivesInEea: boolean
  /** The carrier that flies the aircraft, not the one that sold the ticket. */
  readonly operatedByEeaCarrier: boolean | null
  /** Great circle, from the first departure to the final destination. */
  readonly distanceKm: number
  /** Measured at the opening of the first door at the final destination. */
  readonly arrivalDelayMinutes: number
  readonly cause: DelayCause
}
