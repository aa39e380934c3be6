import { type Text, textOf } from '../text-of.ts'
import { de } from './de.ts'
import { type CardWords, en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'

export type CardText = Text<typeof en>

const ENGLISH: CardText = textOf(en)

/** The same keys; that they have the same placeholders is held by the test. */
const inOther = (words: CardWords): CardText => textOf(words) as CardText

const LANGUAGES: Readonly<Record<string, CardText>> = {
  en: ENGLISH,
  de: inOther(de),
  fr: inOther(fr),
  es: inOther(es),
  it: inOther(it),
  pt: inOther(pt),
}

/** Whether the words of cards are written in this language. */
export function hasCardText(language: string): boolean {
  return (language.split('-', 1)[0] ?? '') in LANGUAGES
}

/** `de-AT` is German; what nobody has written is English. */
export function cardText(language: string): CardText {
  return LANGUAGES[language.split('-', 1)[0] ?? ''] ?? ENGLISH
}
