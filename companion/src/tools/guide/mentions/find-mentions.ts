/** Which entries of the guide a few words are about. */
import type { Meaning } from '@app/domain/learned-reader'
import { foldText } from '@app/domain/place-search'

import { isThing } from './things.ts'

/** What can be searched: names, and a text about it. */
export type Searched = { readonly names: readonly string[]; readonly text: string; readonly importance: number }
type MeaningsOf = (text: string) => ReadonlySet<Meaning>

const SHORTEST_WORD = 4
/** A word that this share of the entries has says nothing of any of them. */
const COMMON_SHARE = 0.2
const FEW = 10
const NAME_WEIGHT = 2

/**
 * The best first; empty without a match. A word matches names, since a note may hold it for any reason; a meaning of
 * `about` matches all of the text.
 */
export function findMentions<Entry extends Searched>(
  entries: readonly Entry[],
  about: string,
  meaningsOf: MeaningsOf,
): readonly Entry[] {
  const wanted = [...meaningsOf(about)].filter(isThing)
  // A word that means something is found by its meaning, in any language.
  const words = new Set(wordsOf(about).filter((word) => word.length >= SHORTEST_WORD && meaningsOf(word).size === 0))
  const read = entries.map((entry) => ({
    entry,
    meanings: meaningsOf(entry.text),
    words: new Set(entry.names.flatMap(wordsOf)),
  }))
  const weightOf = (isIn: (each: (typeof read)[number]) => boolean): number => {
    const count = read.filter(isIn).length
    return count > FEW && count / read.length > COMMON_SHARE ? 0 : 1 - count / Math.max(read.length, 1)
  }
  const ofMeanings = wanted.map((meaning) => {
    const isIn = (each: (typeof read)[number]): boolean => each.meanings.has(meaning)
    return { isIn, weight: weightOf(isIn) }
  })
  const ofWords = [...words].map((word) => {
    const isIn = (each: (typeof read)[number]): boolean => hasWord(each.words, word)
    return { isIn, weight: weightOf(isIn) * NAME_WEIGHT }
  })
  const terms = [...ofMeanings, ...ofWords].filter(({ weight }) => weight > 0)
  return read
    .map((each) => ({
      entry: each.entry,
      weight: terms.reduce((sum, { isIn, weight }) => sum + (isIn(each) ? weight : 0), 0),
    }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight || b.entry.importance - a.entry.importance)
    .map(({ entry }) => entry)
}

/** "Tile" finds tiles, and the other way round. */
function hasWord(words: ReadonlySet<string>, word: string): boolean {
  return words.has(word) || words.has(`${word}s`) || (word.endsWith('s') && words.has(word.slice(0, -1)))
}

function wordsOf(text: string): readonly string[] {
  return foldText(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
}
