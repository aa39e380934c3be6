import { foldText } from '../place-search/index.ts'

/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const LEAST_STEM = 4

/** Words, or pairs of characters in a script without spaces; without accents and case. */
export function tokensOf(text: string): readonly string[] {
  return foldText(text)
    .split(' ')
    .flatMap((word) => (UNSPACED.test(word) ? pairsOf(word) : word === '' ? [] : [word]))
}

function pairsOf(word: string): readonly string[] {
  const characters = Array.from(word)
  if (characters.length < 2) return characters
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
}

/** The same word, or an inflection: "ticket" and "tickets". */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length >= LEAST_STEM && long.startsWith(short) && long.length - short.length <= short.length / 2
}
