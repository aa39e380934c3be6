import { type Coordinates, distanceKm } from '../kernel/index.ts'
import { chooseLeg, chooseLegHome } from '../travel-time/index.ts'
import type { Leg, TripDay } from '../trip/index.ts'
import type { Habits } from './habits.ts'

export type WayEnd = { readonly at: Coordinates; readonly isDriven: boolean }

/** Out of a city a hired car is faster than any line. */
const OUT_OF_TOWN_KM = 12

/** In a region by car or with a driver, in a city as the traveller gets around there. */
export function legBetween(from: WayEnd, to: WayEnd, getting: Habits['getting'], isWayHome = false): Leg {
  const isFar = getting.hasCar && distanceKm(from.at, to.at) > OUT_OF_TOWN_KM
  if ((from.isDriven && to.isDriven) || isFar) return chooseLeg(from.at, to.at, { ...getting, ride: 'drive' })
  return (isWayHome ? chooseLegHome : chooseLeg)(from.at, to.at, getting)
}

export const isDrivenDay = ({ ride }: Pick<TripDay, 'ride'>): boolean => ride === 'drive'
