import type { City } from '@app/datasets/cities'
import { foldText } from '@app/domain/place-search'
import type { ReadPlan } from '@app/domain/plan-reading'

import type { PlaceTables } from '../places/place-data.ts'

/** A single name may be a coincidence. */
const LEAST_NAMES = 2

let famous: ReadonlyMap<string, ReadonlySet<number>> | undefined

/** The city of most of the named places; null when they do not agree. */
export function cityOfPlaces(plan: ReadPlan, data: PlaceTables): City | null {
  famous ??= indexFamous(data)
  const votes = new Map<number, number>()
  const names = new Set(plan.days.flatMap(({ items }) => items.map(({ name }) => foldText(name))))
  for (const name of names) for (const cityId of famous.get(name) ?? []) votes.set(cityId, (votes.get(cityId) ?? 0) + 1)
  const [best, second] = [...votes].toSorted((one, other) => other[1] - one[1])
  if (!best || best[1] < LEAST_NAMES || best[1] === second?.[1]) return null
  return data.cities.find(best[0]) ?? null
}

function indexFamous({ places }: PlaceTables): ReadonlyMap<string, ReadonlySet<number>> {
  const found = new Map<string, Set<number>>()
  for (const table of places)
    for (const { name, otherNames, cityId, group } of table.all()) {
      if (cityId === null || (group !== 'see' && group !== 'do')) continue
      for (const each of [name, ...otherNames.map((other) => other.name)]) {
        const key = foldText(each)
        const cities = found.get(key) ?? new Set()
        found.set(key, cities.add(cityId))
      }
    }
  return found
}
