/** The letter as parts in order, from which the page, the text and the PDF are set alike. */
import type { LetterLanguage } from './letter-language.ts'

export type Letter = {
  readonly language: LetterLanguage
  readonly sender: readonly string[]
  readonly recipient: readonly string[]
  readonly date: string
  readonly subject: string
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly greeting: string
  readonly paragraphs: readonly string[]
  readonly basis: Section
  readonly enclosed: Section | null
  readonly closing: string
  readonly signature: string
}

type Section = { readonly title: string; readonly lines: readonly string[] }

/** A part that is still missing stands in these. */
export const GAP = /\[[^\]\n]{1,60}\]/g
