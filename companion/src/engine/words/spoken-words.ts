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

/** Changes of a trip are understood in six languages only, so the others need no sentences about them. */
type Words = Omit<SpokenWords, 'code' | 'sentences'> & {
  readonly sentences: Readonly<Partial<Record<SentenceId, string>>>
}
type File = () => Promise<{ readonly default: unknown }>

export const ENGLISH: SpokenWords = { code: 'en', ...EN } satisfies SpokenWords

/** One data file per language, loaded with the first answer in it. */
const FILES: Readonly<Record<string, File>> = {
  ar: () => import('./ar.json', { with: { type: 'json' } }),
  cs: () => import('./cs.json', { with: { type: 'json' } }),
  de: () => import('./de.json', { with: { type: 'json' } }),
  el: () => import('./el.json', { with: { type: 'json' } }),
  es: () => import('./es.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
  hi: () => import('./hi.json', { with: { type: 'json' } }),
  id: () => import('./id.json', { with: { type: 'json' } }),
  it: () => import('./it.json', { with: { type: 'json' } }),
  ja: () => import('./ja.json', { with: { type: 'json' } }),
  ko: () => import('./ko.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  pl: () => import('./pl.json', { with: { type: 'json' } }),
  pt: () => import('./pt.json', { with: { type: 'json' } }),
  ru: () => import('./ru.json', { with: { type: 'json' } }),
  sv: () => import('./sv.json', { with: { type: 'json' } }),
  th: () => import('./th.json', { with: { type: 'json' } }),
  tr: () => import('./tr.json', { with: { type: 'json' } }),
  uk: () => import('./uk.json', { with: { type: 'json' } }),
  vi: () => import('./vi.json', { with: { type: 'json' } }),
  zh: () => import('./zh.json', { with: { type: 'json' } }),
}

/** Languages of the answers. */
export const SPOKEN_LANGUAGES: readonly [string, ...string[]] = ['en', ...Object.keys(FILES)]

const loaded = new Map<string, SpokenWords>([['en', ENGLISH]])

/** Before an answer in this language; a file that cannot be loaded leaves the answer in English. */
export async function loadSpokenWords(language: string): Promise<void> {
  const file = FILES[language]
  if (!file || loaded.has(language)) return
  const words = await file().catch(() => null)
  if (!words) return
  // A test holds every file against the keys and slots of English.
  const { sentences, ...others } = words.default as Words
  loaded.set(language, { code: language, ...others, sentences: { ...ENGLISH.sentences, ...sentences } })
}

/** The locale of facts: names and dates are in the language of the question, even without sentences in it. */
export function spokenLocale(language: string): string {
  return loaded.get(language)?.locale ?? language
}

/** The texts in a language, or in English if they are not loaded or not translated. */
export function spokenWords(language: string): SpokenWords {
  return loaded.get(language) ?? ENGLISH
}
