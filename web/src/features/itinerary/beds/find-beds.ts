import { distanceKm } from '@app/domain/kernel'
import type { TripCity } from '@app/domain/trip'
import type { Bed } from '@app/domain/trip-draft'

import type { BackendConfig } from '../../../api/backend.ts'
import { findHotels } from '../../../api/suggestions/find-hotels.ts'
import { formatWalk } from '../../../ui/trip-findings/format-plan.ts'

/** Farther out nobody would say that they sleep in that city. */
const AROUND_KM = 40

export type FoundBed = Bed & { readonly detail: string }

/** Hotels of that name in the city and around it, the nearest to its middle first. */
export async function findBeds(
  config: BackendConfig & { readonly locale: string },
  query: string,
  city: TripCity,
  signal: AbortSignal,
): Promise<readonly FoundBed[]> {
  const [inCity, anywhere] = await Promise.all([
    findHotels(config, `${query}, ${city.name}`, signal),
    findHotels(config, query, signal),
  ])
  const near = [...inCity, ...anywhere].flatMap(({ name, city: town, coordinates }) => {
    if (!coordinates) return []
    const km = distanceKm(coordinates, city.coordinates)
    return km > AROUND_KM ? [] : [{ title: name, coordinates, km, town }]
  })
  const once = [...new Map(near.map((each) => [each.title, each])).values()]
  return once
    .toSorted((one, other) => one.km - other.km)
    .map(({ km, town, ...bed }) => ({
      ...bed,
      detail: [town, formatWalk(km * 1000, config.locale)].filter(Boolean).join(' · '),
    }))
}
