import { readTokens } from '@app/domain/trip-request'

import { GUIDE_LANGUAGES } from '../../tools/guide/words/words-in.ts'
import type { LookUps } from '../../tools/look-ups.ts'
import { isCommonWord } from './common-words.ts'
import type { Mention } from './read-mentions.ts'
import { isArticle } from './tagged-names.ts'

const MOST_WORDS = 3
const SHORTEST = 5
const SMALLEST = 2_000

/**
 * The town, island or park that a message names in passing, where no better known place is named: "fästingar på gotland".
 * An ordinary word of any language is never read as a place, and a small town only if its name has no other meaning.
 */
export function rarePlace(text: string, isWord: (folded: string) => boolean, lookUps: LookUps): Mention | null {
  const tokens = readTokens(text)
  for (let length = MOST_WORDS; length > 0; length -= 1) {
    for (let at = 0; at + length <= tokens.length; at += 1) {
      const run = tokens.slice(at, at + length)
      const [first, last] = [run[0], run.at(-1)]
      if (!first || !last || run.some(({ kind }) => kind !== 'word')) continue
      const name = text.slice(first.start, last.end)
      if (name.length < SHORTEST || run.some(({ folded }) => isWord(folded) || isOrdinary(folded))) continue
      if (length === 1 && !first.isCapital && isArticle(tokens[at - 1]?.folded)) continue
      const found = lookUps.findCity(name)
      const city = found?.cityId ? lookUps.city(found.cityId)?.value : undefined
      if (!city || (city.population ?? 0) < SMALLEST) continue
      return { cityId: city.cityId, country: city.country, start: first.start, end: last.end }
    }
  }
  return null
}

function isOrdinary(folded: string): boolean {
  return GUIDE_LANGUAGES.some((language) => isCommonWord(folded, language))
}
