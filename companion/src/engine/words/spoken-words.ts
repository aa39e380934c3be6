import type { FollowUp } from '../follow-up.ts'
import type { SentenceId } from '../sentences.ts'
import EN from './en.json' with { type: 'json' }

/** The texts of the engine in one language. Its understanding is in the phrasebooks. */
export type SpokenWords = {
  /** ISO 639. */
  readonly code: string
  /** For Intl. */
  readonly locale: string
  /** With a place for each `{fact}`. */
  readonly sentences: Readonly<Record<SentenceId, string>>
  /** Suggested messages, ready to send. */
  readonly followUps: Readonly<Record<FollowUp, string>>
}

type Words = Omit<SpokenWords, 'code'>
type File = () => Promise<{ readonly default: unknown }>

export const ENGLISH: SpokenWords = { code: 'en', ...EN } satisfies SpokenWords

/** One data file per language, loaded with the first answer in it. */
const FILES: Readonly<Record<string, File>> = {
  de: () => import('./de.json', { with: { type: 'json' } }),
  es: () => import('./es.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
  it: () => import('./it.json', { with: { type: 'json' } }),
  pt: () => import('./pt.json', { with: { type: 'json' } }),
}

/** Languages of the answers. */
export const SPOKEN_LANGUAGES: readonly [string, ...string[]] = ['en', ...Object.keys(FILES)]

const loaded = new Map<string, SpokenWords>([['en', ENGLISH]])

/** Before an answer in this language; a file that cannot be loaded leaves the answer in English. */
export async function loadSpokenWords(language: string): Promise<void> {
  const file = FILES[language]
  if (!file || loaded.has(language)) return
  const words = await file().catch(() => null)
  // A test holds every file against the keys and slots of English.
  if (words) loaded.set(language, { code: language, ...(words.default as Words) })
}

/** The locale of facts: names and dates are in the language of the question, even without sentences in it. */
export function spokenLocale(language: string): string {
  return loaded.get(language)?.locale ?? language
}

/** The texts in a language, or in English if they are not loaded or not translated. */
export function spokenWords(language: string): SpokenWords {
  return loaded.get(language) ?? ENGLISH
}
