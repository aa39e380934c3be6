import { foldText } from '@app/domain/place-search'

import type { CorpusLine } from './corpus-line.ts'
import { namesIn, replaceNames } from './marked-slots.ts'
import { partOf } from './parts-of-corpus.ts'

/** In a small file a single occurrence is enough. */
const LEAST_LINES = 2
const SMALL_FILE = 900
/** A word that is sometimes marked as a name counts as a word only if it occurs unmarked this much more often. */
const TIMES_MARKED = 4
const WORD = /[\p{L}\p{M}]+/gu
/** Scripts without spaces have no words to count. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/**
 * The words of each language's questions, folded and sorted, without the names in them. The engine
 * tells the language of a short message by them, and does not mistake them for places.
 */
export function commonWords(lines: readonly CorpusLine[]): Readonly<Record<string, readonly string[]>> {
  const marked = counted(lines.flatMap(({ text }) => namesIn(text).flatMap(({ name }) => wordsOf(name))))
  const byLanguage = Map.groupBy(
    lines.filter((line) => partOf(line) !== 'held'),
    ({ language }) => language,
  )
  return Object.fromEntries(
    [...byLanguage].map(([language, own]) => {
      const least = own.length < SMALL_FILE ? 1 : LEAST_LINES
      const counts = counted(own.flatMap(({ text }) => [...new Set(wordsOf(replaceNames(text, () => ' ')))]))
      const isCommon = ([word, count]: readonly [string, number]): boolean =>
        count >= least && word.length > 1 && count >= TIMES_MARKED * (marked.get(word) ?? 0)
      return [
        language,
        [...counts]
          .filter(isCommon)
          .map(([word]) => word)
          .toSorted(),
      ]
    }),
  )
}

function wordsOf(text: string): readonly string[] {
  return (text.match(WORD) ?? []).filter((word) => !UNSPACED.test(word)).map(foldText)
}

function counted(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
