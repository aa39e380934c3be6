import { estimateFlight } from '@app/domain/flight-estimate'
import type { Claim } from '@app/domain/kernel'
import { estimateLeg } from '@app/domain/travel-time'
import { z } from 'zod'

import type { KnownCity } from './look-ups.ts'
import { CityInput, defineTool, derive, found, resolveCity, unknown } from './tool.ts'

export type DistanceCard = {
  readonly from: Claim<KnownCity>
  readonly to: Claim<KnownCity>
  readonly km: Claim<number>
  /** Estimates, no timetable. */
  readonly flightMinutes: Claim<number>
  /** Null where nobody would go on the ground. */
  readonly trainMinutes: Claim<number> | null
  readonly driveMinutes: Claim<number> | null
}

const LONGEST_ON_THE_GROUND_KM = 1200

export const measureDistance = defineTool({
  name: 'measure-distance',
  about: 'Distance between two cities in a straight line, and roughly how long a flight, a train and a car take.',
  input: z.strictObject({ from: CityInput, to: CityInput }),
  run({ from, to }, lookUps) {
    const [start, end] = [resolveCity(from, lookUps), resolveCity(to, lookUps)]
    if (!start || !end) return unknown('city')
    const [a, b] = [start.value.coordinates, end.value.coordinates]
    const flight = estimateFlight(a, b)
    const isNear = flight.distanceKm <= LONGEST_ON_THE_GROUND_KM
    const card: DistanceCard = {
      from: start,
      to: end,
      km: derive(end, Math.round(flight.distanceKm)),
      flightMinutes: derive(end, flight.minutes),
      trainMinutes: isNear ? derive(end, estimateLeg(a, b, 'train').minutes) : null,
      driveMinutes: isNear ? derive(end, estimateLeg(a, b, 'drive').minutes) : null,
    }
    return found(card)
  },
})
