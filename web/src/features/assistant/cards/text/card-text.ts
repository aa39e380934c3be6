import { type Text, textOf } from '../../../../text/text-of.ts'
import { de } from './de.ts'
import EMERGENCY_WORDS from './emergency-words.json' with { type: 'json' }
import { type CardWords, en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'

export type CardText = Text<typeof en>

const ENGLISH: CardText = textOf(en)

/** The same keys; the test checks that they have the same placeholders. */
const inOther = (words: CardWords): CardText => textOf(words) as CardText

const LANGUAGES: Readonly<Record<string, CardText>> = {
  en: ENGLISH,
  de: inOther(de),
  fr: inOther(fr),
  es: inOther(es),
  it: inOther(it),
  pt: inOther(pt),
}

/** Whether card texts exist in this language. */
export function hasCardText(language: string): boolean {
  return (language.split('-', 1)[0] ?? '') in LANGUAGES
}

/** Texts for emergencies, in languages that have crisis answers but no cards. */
const EMERGENCIES: Readonly<Record<string, Partial<CardWords>>> = EMERGENCY_WORDS

/** `de-AT` is German. Words that are not written in a language are English. */
export function cardText(language: string): CardText {
  const base = language.split('-', 1)[0] ?? ''
  const emergency = EMERGENCIES[language] ?? EMERGENCIES[base]
  return LANGUAGES[base] ?? (emergency ? inOther({ ...en, ...emergency }) : ENGLISH)
}
