import { de } from './de.ts'
import { type EmergencyWords, en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'

const LANGUAGES: Readonly<Record<string, EmergencyWords>> = { en, de, es, fr, it, pt }

/** `de-AT` is German; a language we have no sentences for is answered in English. */
export function emergencyWordsIn(locale: string): EmergencyWords {
  const [language = ''] = locale.split('-', 1)
  return Object.hasOwn(LANGUAGES, language) ? LANGUAGES[language]! : en
}
