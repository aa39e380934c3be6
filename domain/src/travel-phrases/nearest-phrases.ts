import { isSameWord, tokensOf } from './phrase-tokens.ts'
import type { SearchedPhrase } from './search-phrases.ts'

export type NearPhrase<Item> = {
  readonly phrase: Item
  /** From 0 to 1: how much of the text and of the phrase is the same. */
  readonly likeness: number
}

const LEAST_LIKENESS = 0.3
const MOST = 4

/**
 * The phrases that say most of what a text says, whichever of their languages it is in; the nearest first. Rare words
 * count more than common ones: "platform" more than "which".
 */
export function nearestPhrases<Item extends SearchedPhrase>(
  phrases: readonly Item[],
  text: string,
): readonly NearPhrase<Item>[] {
  const asked = [...new Set(tokensOf(text))]
  const wordings = phrases.flatMap((phrase) => wordingsOf(phrase).map((tokens) => ({ phrase, tokens })))
  const weigh = weigher(wordings.map(({ tokens }) => tokens))
  const best = new Map<Item, number>()
  for (const { phrase, tokens } of wordings) {
    const likeness = likenessOf(asked, tokens, weigh)
    if (likeness > (best.get(phrase) ?? LEAST_LIKENESS)) best.set(phrase, likeness)
  }
  return [...best]
    .map(([phrase, likeness]) => ({ phrase, likeness }))
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, MOST)
}

function wordingsOf({ english, otherWords, words, sound, meaning }: SearchedPhrase): readonly (readonly string[])[] {
  return [english, words, sound ?? '', meaning ?? '', ...otherWords.split(', ')]
    .filter((wording) => wording !== '')
    .map((wording) => [...new Set(tokensOf(wording))])
}

type Weigh = (token: string) => number

function weigher(wordings: readonly (readonly string[])[]): Weigh {
  const counts = new Map<string, number>()
  for (const tokens of wordings) for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1)
  return (token) => Math.log(1 + wordings.length / (counts.get(token) ?? 1))
}

function likenessOf(asked: readonly string[], tokens: readonly string[], weigh: Weigh): number {
  const same = tokens.filter((token) => asked.some((word) => isSameWord(word, token)))
  if (same.length === 0) return 0
  const sum = (words: readonly string[]): number => words.reduce((total, word) => total + weigh(word), 0)
  // A word that is in no phrase would weigh most of all; it is of the text's own subject.
  const known = asked.map((word) => tokens.find((token) => isSameWord(word, token)) ?? word)
  return sum(same) / Math.sqrt(sum(known) * sum(tokens))
}
