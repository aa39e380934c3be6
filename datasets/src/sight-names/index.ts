import { isKindInName, wordsOfName } from '@app/domain/place-names'
import { foldText } from '@app/domain/place-search'
import type { FindSight } from '@app/domain/trip-request'

import packed from '../../packed/sight-names.json' with { type: 'json' }

/** The minimum length of a single word for a sight: "Louvre" of the Louvre Museum. */
const SHORTEST_PART = 4

type Known = Map<string, Set<string>>

let finder: FindSight | undefined

/** Finds the sights of a hundred cities by name, in any order and language of the words. */
export function sightFinder(): FindSight {
  finder ??= openFinder()
  return finder
}

function openFinder(): FindSight {
  const [whole, part]: readonly [Known, Known] = [new Map(), new Map()]
  const beginnings = new Set<string>()
  for (const row of packed.rows) {
    const [city = '', ...names] = row.split('|')
    for (const name of names) {
      const words = wordsOfName(foldedWords(name))
      add(whole, words, city)
      const own = words.filter((word) => !isKindInName(word))
      if (own.length < words.length && own.join('').length >= SHORTEST_PART) add(part, own, city)
      for (const word of words) beginnings.add(word)
    }
  }
  return (words) => {
    const said = wordsOfName(words)
    if (said.length === 0 || said.some((word) => !beginnings.has(word))) return null
    const key = keyOf(said)
    const [named, named2] = [whole.get(key), part.get(key)]
    return { cities: [...(named ?? []), ...(named2 ?? [])], isWhole: named !== undefined }
  }
}

const keyOf = (words: readonly string[]): string => words.toSorted().join(' ')

const foldedWords = (name: string): readonly string[] => foldText(name.replaceAll(/['’]/g, ' ')).split(' ')

function add(known: Known, words: readonly string[], city: string): void {
  const cities = known.get(keyOf(words)) ?? new Set()
  cities.add(city)
  known.set(keyOf(words), cities)
}
