import { estimateFlight } from '../flight-estimate/index.ts'
import { type Coordinates, distanceKm } from '../kernel/index.ts'
import type { Leg, LegMode } from '../trip/index.ts'

/** The duration of a leg, from any source: an estimate, a timetable, a router. */
export type TravelTime = (from: Coordinates, to: Coordinates, mode: LegMode) => Leg

type Way = {
  /** The ratio of the ground distance to the straight line. */
  readonly detour: number
  /** Access, waiting and egress, however short the ride. */
  readonly fixedMinutes: number
  /** The longer the leg, the faster its middle: each pair is the speed beyond this distance. */
  readonly speeds: readonly { readonly beyondKm: number; readonly kmPerHour: number }[]
}

const WAYS: Readonly<Record<Exclude<LegMode, 'fly'>, Way>> = {
  walk: { detour: 1.3, fixedMinutes: 0, speeds: [{ beyondKm: 0, kmPerHour: 4.6 }] },
  transit: {
    detour: 1.3,
    fixedMinutes: 9,
    speeds: [
      { beyondKm: 0, kmPerHour: 20 },
      { beyondKm: 8, kmPerHour: 35 },
      { beyondKm: 40, kmPerHour: 60 },
    ],
  },
  drive: {
    detour: 1.35,
    fixedMinutes: 6,
    speeds: [
      { beyondKm: 0, kmPerHour: 22 },
      { beyondKm: 8, kmPerHour: 45 },
      { beyondKm: 40, kmPerHour: 85 },
      { beyondKm: 120, kmPerHour: 100 },
    ],
  },
  train: {
    detour: 1.2,
    fixedMinutes: 25,
    speeds: [
      { beyondKm: 0, kmPerHour: 45 },
      { beyondKm: 20, kmPerHour: 90 },
      { beyondKm: 150, kmPerHour: 170 },
    ],
  },
}
// To the airport, through it, and into the other city.
const AROUND_A_FLIGHT_MINUTES = 200

/** Typical speeds in a city by day and between cities: an estimate without timetables. */
export const estimateLeg: TravelTime = (from, to, mode) => {
  const straightKm = distanceKm(from, to)
  if (straightKm === 0) return { mode, minutes: 0, metres: 0 }
  if (mode === 'fly') {
    const minutes = estimateFlight(from, to).minutes + AROUND_A_FLIGHT_MINUTES
    return { mode, minutes, metres: Math.round(straightKm * 1000) }
  }
  const { detour, fixedMinutes, speeds } = WAYS[mode]
  const km = straightKm * detour
  return {
    mode,
    minutes: Math.max(1, Math.ceil(fixedMinutes + rideMinutes(km, speeds))),
    metres: Math.round(km * 1000),
  }
}

function rideMinutes(km: number, speeds: Way['speeds']): number {
  return speeds.reduce((sum, { beyondKm, kmPerHour }, index) => {
    const untilKm = speeds[index + 1]?.beyondKm ?? Infinity
    return sum + (Math.max(0, Math.min(km, untilKm) - beyondKm) * 60) / kmPerHour
  }, 0)
}
