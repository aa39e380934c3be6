import { type Coordinates, distanceKm } from '../kernel/index.ts'
import type { Leg } from '../trip/index.ts'
import { estimateLeg, type TravelTime } from './estimate-leg.ts'

/** The traveller's modes of transport inside a city. */
export type GettingAround = {
  /** A longer leg is ridden. */
  readonly longestWalkMetres: number
  /** The mode of a leg that is too long to walk. */
  readonly ride: 'transit' | 'drive'
  readonly travelTime?: TravelTime
}

export const USUAL_LONGEST_WALK_METRES = 1600

/** On foot while the leg is short or the ride not faster; otherwise by the ride. */
export function chooseLeg(from: Coordinates, to: Coordinates, getting: GettingAround): Leg {
  const travelTime = getting.travelTime ?? estimateLeg
  const onFoot = travelTime(from, to, 'walk')
  if (onFoot.metres <= getting.longestWalkMetres) return onFoot
  return travelTime(from, to, getting.ride)
}

const DETOUR = 1.3
const WALKED_KM = 2
const WALK_MINUTES_PER_KM = 13.5
const BUS_WAIT_MINUTES = 9
const BUS_MINUTES_PER_KM = 3

/** A trip does not say how the last leg is travelled, so it may be on foot, or by a slow bus. */
export function chooseLegHome(from: Coordinates, to: Coordinates, getting: GettingAround): Leg {
  const leg = chooseLeg(from, to, getting)
  const km = distanceKm(from, to) * DETOUR
  const isWalked = km <= WALKED_KM
  const slow = Math.ceil(isWalked ? km * WALK_MINUTES_PER_KM : BUS_WAIT_MINUTES + km * BUS_MINUTES_PER_KM)
  const minutes = km === 0 ? 0 : Math.max(leg.minutes, slow)
  return { mode: isWalked ? 'walk' : leg.mode, minutes, metres: Math.ceil(km * 1000) }
}

/** Between cities: the train, or a flight if it is faster. A car is offered by the page, never assumed. */
export function chooseCityLeg(from: Coordinates, to: Coordinates, travelTime: TravelTime = estimateLeg): Leg {
  const train = travelTime(from, to, 'train')
  const flight = travelTime(from, to, 'fly')
  return train.minutes <= flight.minutes ? train : flight
}
