import { foldText } from '@app/domain/place-search'
import uFuzzy from '@leeoniya/ufuzzy'

import type { Engine, NamedCity } from '../engine.ts'

/** Scans all names each time, allowing one typo per word; matches are sorted by weight. */
export function prepare(cities: readonly NamedCity[]): Engine {
  const rows = cities.flatMap(({ texts, weights }, city) =>
    texts.map((text, i) => ({ text, city, weight: weights[i] ?? 0 })),
  )
  const haystack = rows.map(({ text }) => text)
  const finder = new uFuzzy({
    intraMode: 1,
    interLft: 1,
    unicode: true,
    interSplit: '[^\\p{L}\\d]+',
    intraSplit: '\\p{Ll}\\p{Lu}',
    intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
    intraChars: '[\\p{L}\\d]',
  })
  return {
    search(query) {
      const found = finder.filter(haystack, foldText(query)) ?? []
      const best = found.toSorted((a, b) => rows[b]!.weight - rows[a]!.weight)
      return [...new Set(best.slice(0, 64).map((row) => rows[row]!.city))].slice(0, 8)
    },
  }
}
