import { currencyLines } from '../currencies.ts'
import { holidayLines } from '../holidays.ts'
import written from '../word-lists/shared-words.json' with { type: 'json' }

/** By their English, for words that every language needs: a new meaning is one entry for all of them. */
const WORDS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = written

/** Lines of a dictionary that stand in tables of all languages. */
export function sharedLines(language: string): readonly string[] {
  const words = Object.entries(WORDS).flatMap(([english, names]) =>
    (names[language] ?? []).map((word) => `${word} = ${english}`),
  )
  return [...holidayLines(language), ...currencyLines(language), ...words]
}
