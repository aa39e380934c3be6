import { type Text, textOf } from '../text-of.ts'
import { en } from './en.ts'

/** Every language has the same placeholders as English; the test beside this file holds them to it. */
export type CardText = Text<typeof en>

const ENGLISH: CardText = textOf(en)

const LANGUAGES: Readonly<Record<string, CardText>> = { en: ENGLISH }

/** `de-AT` is German; what nobody has written is English. */
export function cardText(language: string): CardText {
  return LANGUAGES[language.split('-', 1)[0] ?? ''] ?? ENGLISH
}
