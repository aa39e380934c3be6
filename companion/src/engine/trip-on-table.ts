import { Trip } from '@app/contracts/trip'

import type { LookUps } from '../tools/look-ups.ts'

/** With the trip that a device has on its table, for a change to it; what is no trip is none. */
export function withTrip(lookUps: LookUps, trip: unknown): LookUps {
  if (trip === undefined || trip === null) return lookUps
  const read = Trip.safeParse(trip)
  return read.success ? { ...lookUps, trip: read.data } : lookUps
}
