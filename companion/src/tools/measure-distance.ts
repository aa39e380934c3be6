import { estimateFlightBetween } from '@app/domain/flight-estimate'
import type { Claim } from '@app/domain/kernel'
import { estimateGround } from '@app/domain/travel-time'
import { z } from 'zod'

import type { KnownCity } from './look-ups.ts'
import { CityInput, defineTool, derive, found, resolveCity, unknown } from './tool.ts'

export type DistanceCard = {
  readonly from: Claim<KnownCity>
  readonly to: Claim<KnownCity>
  readonly km: Claim<number>
  /** Estimates, no timetable. */
  readonly flightMinutes: Claim<number>
  /** Null when there is no sensible ground route, or its duration is unknown. */
  readonly trainMinutes: Claim<number> | null
  readonly driveMinutes: Claim<number> | null
}

export const measureDistance = defineTool({
  name: 'measure-distance',
  about: 'Distance between two cities in a straight line, and roughly how long a flight, a train and a car take.',
  input: z.strictObject({ from: CityInput, to: CityInput }),
  run({ from, to }, lookUps) {
    const [start, end] = [resolveCity(from, lookUps), resolveCity(to, lookUps)]
    if (!start || !end) return unknown('city')
    const flight = estimateFlightBetween(start.value, end.value)
    const ground = estimateGround(start.value, end.value)
    const card: DistanceCard = {
      from: start,
      to: end,
      km: derive(end, Math.round(flight.distanceKm)),
      flightMinutes: derive(end, flight.minutes),
      trainMinutes: ground.trainMinutes === null ? null : derive(end, ground.trainMinutes),
      driveMinutes: ground.driveMinutes === null ? null : derive(end, ground.driveMinutes),
    }
    return found(card)
  },
})
