import { foldText } from '../place-search/index.ts'

export type SearchedPhrase = {
  readonly english: string
  readonly otherWords: string
  readonly words: string
  readonly sound: string | null
  /** In the traveller's own language. */
  readonly meaning?: string
}

const NO_MATCH = 0
const SOMEWHERE = 1
const WORD_STARTS = 2
const BEGINS = 3
const WHOLE = 4

/**
 * Phrases with every typed word, in any of their languages or in Latin letters, the best first; accents and case do not
 * matter. Nothing typed gives all.
 */
export function searchPhrases<Item extends SearchedPhrase>(phrases: readonly Item[], typed: string): readonly Item[] {
  const query = foldText(typed)
  if (query === '') return phrases
  return phrases
    .map((phrase) => ({ phrase, score: Math.max(...textsOf(phrase).map((text) => scoreOf(foldText(text), query))) }))
    .filter(({ score }) => score > NO_MATCH)
    .toSorted((a, b) => b.score - a.score)
    .map(({ phrase }) => phrase)
}

function textsOf({ english, otherWords, words, sound, meaning }: SearchedPhrase): readonly string[] {
  return [english, words, ...(sound === null ? [] : [sound]), ...(meaning === undefined ? [] : [meaning]), otherWords]
}

function scoreOf(text: string, query: string): number {
  if (text === query) return WHOLE
  if (text.startsWith(query)) return BEGINS
  const spaced = ` ${text}`
  if (query.split(' ').every((word) => spaced.includes(` ${word}`))) return WORD_STARTS
  return text.includes(query) ? SOMEWHERE : NO_MATCH
}
