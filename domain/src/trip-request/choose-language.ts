import type { Language } from './language.ts'
import { german } from './languages/de.ts'
import { english } from './languages/en.ts'
import { spanish } from './languages/es.ts'
import { french } from './languages/fr.ts'
import { italian } from './languages/it.ts'
import { portuguese } from './languages/pt.ts'
import type { Token } from './read-tokens.ts'
import { countKnown } from './words.ts'

/** A new language is one file and one line here. */
export const LANGUAGES: readonly Language[] = [english, german, french, spanish, italian, portuguese]

const ENOUGH_TOKENS = 400

/** The language with the most everyday words in the text; English without any. */
export function chooseLanguage(tokens: readonly Token[]): Language {
  const sample = tokens.slice(0, ENOUGH_TOKENS)
  let [best, most] = [english, 0]
  for (const language of LANGUAGES) {
    const known = countKnown(sample, language)
    if (known > most) [best, most] = [language, known]
  }
  return best
}
