import type { NextTrip } from './choose-next-trip.ts'
import { dashboardText as text } from './dashboard-text.ts'

/** Duration, extent and places in one line. */
export function describeTrip({
  dayCount,
  stopCount,
  cities,
}: Pick<NextTrip, 'dayCount' | 'stopCount' | 'cities'>): string {
  return [
    dayCount === 1 ? text('trip.day') : text('trip.days', { count: String(dayCount) }),
    ...(stopCount === null
      ? []
      : [stopCount === 1 ? text('trip.stop') : text('trip.stops', { count: String(stopCount) })]),
    ...(cities.length > 0 ? [cities.join(', ')] : []),
  ].join(' · ')
}
