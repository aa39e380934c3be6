import byLanguage from './word-lists/common-words.json' with { type: 'json' }

const wordsByLanguage: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(byLanguage).map(([language, words]) => [language, new Set(words.split(' '))]),
)

/** The languages in the reader's corpus. */
export function isLanguageOfCorpus(language: string): boolean {
  return wordsByLanguage.has(language)
}

/** Whether a folded word is an ordinary word in travellers' questions in that language. */
export function isCommonWord(folded: string, language: string): boolean {
  return wordsByLanguage.get(language)?.has(folded) ?? false
}

/** The weight of a word for a language, by the number of languages that use it. */
const BY_SPEAKERS = [1.2, 0.6, 0.3]
const OF_MANY = 0.1

/** How strongly the folded words of a text indicate each language. */
export function weighCommonWords(folded: readonly string[]): (language: string) => number {
  const weights = new Map<string, number>()
  for (const word of new Set(folded)) {
    const speakers = [...wordsByLanguage].filter(([, words]) => words.has(word)).map(([language]) => language)
    const weight = BY_SPEAKERS[speakers.length - 1] ?? OF_MANY
    for (const language of speakers) weights.set(language, (weights.get(language) ?? 0) + weight)
  }
  return (language) => weights.get(language) ?? 0
}
