import { foldText } from '@app/domain/place-search'
import MiniSearch from 'minisearch'

import type { Engine, NamedCity } from '../engine.ts'

/** The latest version, with its own prefix and fuzzy search, boosted by importance. */
export function prepare(cities: readonly NamedCity[]): Engine {
  const index = new MiniSearch<{ id: number; names: string }>({
    fields: ['names'],
    searchOptions: {
      prefix: true,
      fuzzy: 0.2,
      combineWith: 'AND',
      boostDocument: (id) => 2 ** (Math.max(...(cities[id as number]?.weights ?? [0])) / 2000),
    },
  })
  index.addAll(cities.map(({ texts }, id) => ({ id, names: texts.join(' ') })))
  return {
    search: (query) =>
      index
        .search(foldText(query))
        .slice(0, 8)
        .map(({ id }) => id as number),
  }
}
