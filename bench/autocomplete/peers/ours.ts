import { searchPlaces } from '@app/domain/place-search'

import { loadPacked } from '../cities.ts'
import type { Engine } from '../engine.ts'

/** Reads its own stored index instead of building one, as the product does at start-up. */
export function prepare(): Engine {
  const { index } = loadPacked()
  return { search: (query) => searchPlaces(index, query, { limit: 8, addresses: true }).map(({ entry }) => entry) }
}
