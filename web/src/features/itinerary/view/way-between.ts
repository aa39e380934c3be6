import { chooseCityLeg } from '@app/domain/travel-time'
import type { Stop, Trip, TripDay } from '@app/domain/trip'

const DRAFTED_WAY = /^travel-\d+$/

/** How the plan goes from one city to the next; null for any other stop, and once its hours are somebody's own. */
export function wayBetween({ days }: Pick<Trip, 'days'>, day: TripDay, stop: Stop): 'train' | 'fly' | null {
  const before = days[days.findIndex(({ id }) => id === day.id) - 1]
  if (!before || !DRAFTED_WAY.test(stop.id)) return null
  const { mode, minutes } = chooseCityLeg(before.city.coordinates, day.city.coordinates)
  if (stop.leave - stop.arrive !== minutes) return null
  return mode === 'fly' ? 'fly' : 'train'
}
