import type { GuideDestination } from '@app/domain/guide'
import type { RouteTables } from '@app/domain/trip-routes'

import type { CountryGuide, Guide } from '../guide/index.ts'

/** The countries of some destinations, and those that their classic routes lead into. */
export async function loadRouteTables(guide: Guide, ids: readonly string[]): Promise<RouteTables> {
  const own = await countriesOf(guide, ids)
  const stops = own.flatMap(({ routes }) => routes.flatMap((route) => route.stops.map((stop) => stop.destinationId)))
  const all = await countriesOf(guide, [...ids, ...stops])
  return {
    destinations: unique(all.flatMap(({ destinations }) => destinations)),
    areas: all.flatMap(({ areas }) => areas),
    sights: all.flatMap(({ sights }) => sights),
    dayTrips: all.flatMap(({ dayTrips }) => dayTrips),
    legs: [...new Set(all.flatMap(({ legs }) => legs))],
    routes: all.flatMap(({ routes }) => routes),
  }
}

async function countriesOf(guide: Guide, ids: readonly string[]): Promise<readonly CountryGuide[]> {
  const codes = new Set(ids.flatMap((id) => guide.find(id)?.countries ?? []))
  const read = await Promise.all([...codes].map((code) => guide.country(code)))
  return read.filter((country) => country !== undefined)
}

function unique(rows: readonly GuideDestination[]): readonly GuideDestination[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}
