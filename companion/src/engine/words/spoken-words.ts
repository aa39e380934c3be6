import type { FollowUp } from '../follow-up.ts'
import type { SentenceId } from '../sentences.ts'
import EN from './en.json' with { type: 'json' }
import { wordFiles } from './word-files.ts'

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

export const ENGLISH: SpokenWords = { code: 'en', ...EN } satisfies SpokenWords

const FILES = {
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

const spoken = wordFiles(ENGLISH, FILES, (file, code) => {
  const { sentences, ...others } = file as Words
  return { code, ...others, sentences: { ...ENGLISH.sentences, ...sentences } }
})

/** Languages of the answers. */
export const SPOKEN_LANGUAGES = spoken.languages

export const loadSpokenWords = spoken.load

/** The locale of facts: names and dates are in the language of the question, even without sentences in it. */
export function spokenLocale(language: string): string {
  return spoken.loaded(language)?.locale ?? language
}

/** The texts in a language, or in English if they are not loaded or not translated. */
export function spokenWords(language: string): SpokenWords {
  return spoken.loaded(language) ?? ENGLISH
}
