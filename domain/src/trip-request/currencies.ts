import written from './word-lists/currency-words.json' with { type: 'json' }

const WORDS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = written

/** What people call money beside its names in the lists of a language, by the codes of currencies. */
export const currencyWords = (language: string): readonly (readonly [code: string, words: readonly string[]])[] =>
  Object.entries(WORDS).map(([code, names]) => [code, names[language] ?? []])

/** Lines for a dictionary into English: `баксов = usd`. */
export const currencyLines = (language: string): readonly string[] =>
  currencyWords(language).flatMap(([code, words]) => words.map((word) => `${word} = ${code.toLowerCase()}`))
