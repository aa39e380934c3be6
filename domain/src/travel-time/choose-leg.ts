import type { Coordinates } from '../kernel/index.ts'
import type { Leg } from '../trip/index.ts'
import { estimateLeg, type TravelTime } from './estimate-leg.ts'

/** How a traveller gets about inside a city. */
export type GettingAround = {
  /** A longer way is ridden. */
  readonly longestWalkMetres: number
  /** What a way too long to walk is ridden with. */
  readonly ride: 'transit' | 'drive'
  readonly travelTime?: TravelTime
}

export const USUAL_LONGEST_WALK_METRES = 1600

/** On foot while the way is short or the ride not faster; otherwise by the ride. */
export function chooseLeg(from: Coordinates, to: Coordinates, getting: GettingAround): Leg {
  const travelTime = getting.travelTime ?? estimateLeg
  const onFoot = travelTime(from, to, 'walk')
  if (onFoot.metres <= getting.longestWalkMetres) return onFoot
  return travelTime(from, to, getting.ride)
}

/** Between cities: the train, or a flight where that is faster. A car is offered by the page, never assumed. */
export function chooseCityLeg(from: Coordinates, to: Coordinates, travelTime: TravelTime = estimateLeg): Leg {
  const train = travelTime(from, to, 'train')
  const flight = travelTime(from, to, 'fly')
  return train.minutes <= flight.minutes ? train : flight
}
