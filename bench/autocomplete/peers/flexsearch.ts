import { foldText } from '@app/domain/place-search'
import { Index } from 'flexsearch'

import type { Engine, NamedCity } from '../engine.ts'

/**
 * Prefixes of words; it has no edit distance. Cities are in order of importance, so the lowest numbers are the best.
 */
export function prepare(cities: readonly NamedCity[]): Engine {
  const index = new Index({ tokenize: 'forward' })
  cities.forEach(({ texts }, id) => index.add(id, texts.join(' ')))
  return {
    search: (query) =>
      (index.search(foldText(query), { limit: 200 }) as number[]).toSorted((a, b) => a - b).slice(0, 8),
  }
}
