import { calendarDate, type CalendarDate, type Claim, claimOn } from '@app/domain/kernel'
import { type FlightRoute, measureRoute, type RouteEnd } from '@app/domain/passenger-rights'

import packed from '../../packed/airports.json' with { type: 'json' }
import { isInEea } from '../eea-membership/index.ts'
import type { Airport } from './airport.ts'

// Airports rarely move; a yearly check for new and closed ones is enough.
const GOOD_FOR_DAYS = 365

/** Distance and territory as the law needs them, with their source. */
export function routeBetween(from: Airport, to: Airport, today: CalendarDate): Claim<FlightRoute> {
  const fact = {
    value: measureRoute(toEnd(from), toEnd(to)),
    source: packed.source,
    checkedAt: calendarDate(packed.checkedAt),
  }
  return claimOn(fact, today, GOOD_FOR_DAYS)
}

function toEnd(airport: Airport): RouteEnd {
  return {
    coordinates: airport.coordinates,
    isInEea: isInEea(airport),
    isInUk: airport.country === 'GB',
    country: airport.country,
  }
}
