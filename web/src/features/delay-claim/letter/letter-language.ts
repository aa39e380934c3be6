import type { LetterWords } from './letter-words.ts'

/** In the order of the list, each in its own language. */
export const LETTER_LANGUAGES = {
  en: 'English',
  cs: 'Čeština',
  de: 'Deutsch',
  el: 'Ελληνικά',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  pl: 'Polski',
  pt: 'Português',
  sv: 'Svenska',
  tr: 'Türkçe',
} as const
export type LetterLanguage = keyof typeof LETTER_LANGUAGES

export const LETTER_LANGUAGE_CODES = Object.keys(LETTER_LANGUAGES) as readonly LetterLanguage[]

const WORDS: Readonly<Record<LetterLanguage, () => Promise<LetterWords>>> = {
  en: async () => (await import('./words/en.json')).default,
  cs: async () => (await import('./words/cs.json')).default,
  de: async () => (await import('./words/de.json')).default,
  el: async () => (await import('./words/el.json')).default,
  es: async () => (await import('./words/es.json')).default,
  fr: async () => (await import('./words/fr.json')).default,
  it: async () => (await import('./words/it.json')).default,
  nl: async () => (await import('./words/nl.json')).default,
  pl: async () => (await import('./words/pl.json')).default,
  pt: async () => (await import('./words/pt.json')).default,
  sv: async () => (await import('./words/sv.json')).default,
  tr: async () => (await import('./words/tr.json')).default,
}

/** One language at a time: a letter is written in one. */
export function loadLetterWords(language: LetterLanguage): Promise<LetterWords> {
  return WORDS[language]()
}

/** Where an airline's claims department surely reads more than English. */
const LANGUAGE_OF: Readonly<Record<string, LetterLanguage>> = {
  AR: 'es',
  AT: 'de',
  BR: 'pt',
  CH: 'de',
  CL: 'es',
  CO: 'es',
  CY: 'el',
  CZ: 'cs',
  DE: 'de',
  ES: 'es',
  FR: 'fr',
  GR: 'el',
  IT: 'it',
  LU: 'fr',
  MA: 'fr',
  MX: 'es',
  NL: 'nl',
  PE: 'es',
  PL: 'pl',
  PT: 'pt',
  SE: 'sv',
  TN: 'fr',
  TR: 'tr',
}

/** Of the airline's home country; every airline reads English. */
export function languageOfAirline(country: string | undefined): LetterLanguage {
  return (country && LANGUAGE_OF[country]) || 'en'
}
