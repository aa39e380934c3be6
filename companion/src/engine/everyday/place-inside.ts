/** "Rinjani", "Guatapé": a sight or a small place that is named alone tells the destination that is meant. */
import { isKindInName } from '@app/domain/place-names'
import { foldText } from '@app/domain/place-search'
import { readTokens } from '@app/domain/trip-request'

import { GUIDE_LANGUAGES } from '../../tools/guide/words/words-in.ts'
import type { LookUps } from '../../tools/look-ups.ts'
import { isCommonWord } from '../names/common-words.ts'

const MOST_WORDS = 5
const SHORTEST_NAME = 4
const NO_NAME = /^[^\p{L}\p{N}]+$/u

export function destinationInside(text: string, { placeNames, guide }: LookUps): string | null {
  if (!placeNames || !guide) return null
  const rankOf = (id: string): number => guide.destinations.findIndex((entry) => entry.id === id)
  const solid = text.replaceAll('・', '')
  const unspaced = placeNames.unspaced.find(([name]) => solid.includes(name))
  if (unspaced) return unspaced[1]
  const tokens = readTokens(text)
  for (let count = Math.min(MOST_WORDS, tokens.length); count > 0; count -= 1) {
    for (let at = 0; at + count <= tokens.length; at += 1) {
      const [first, last] = [tokens[at], tokens[at + count - 1]]
      if (!first || !last) continue
      const name = foldText(text.slice(first.start, last.end))
      // With the mark before it, "? weekend" would be longer than one word.
      if (NO_NAME.test(first.text) || NO_NAME.test(last.text)) continue
      if (name.length < SHORTEST_NAME || (count === 1 && isOrdinary(name))) continue
      const [best] = placeNames.of(name).toSorted((a, b) => rankOf(a) - rankOf(b))
      if (best !== undefined) return best
    }
  }
  return null
}

/** In any language: the words of a question are of one that may not be known for sure. */
export function isOrdinary(word: string): boolean {
  return isKindInName(word) || GUIDE_LANGUAGES.some((language) => isCommonWord(word, language))
}
