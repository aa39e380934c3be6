import type { Claim } from '@app/domain/kernel'

import type { GuideSayId } from './words/en-says.ts'
import type { GuideWords } from './words/words-in.ts'

/** Text of a sentence, or a fact with the rows that prove it. */
export type SaidPiece = { readonly kind: 'words' | 'fact'; readonly text: string }
/** The answer: a sentence with the ids of the rows it is based on. */
export type Said = {
  readonly id: GuideSayId | 'steps'
  readonly pieces: readonly SaidPiece[]
  readonly rows: readonly string[]
}

export type FactRow = {
  readonly id: string
  readonly label: string
  readonly value: Claim<string>
  /** The official site. */
  readonly link: string | null
}

export type Spoken = {
  /** A country or a place, named in the language of the card. */
  readonly place: string
  /** ISO 639, the language of the card. */
  readonly language: string
  readonly says: readonly Said[]
}

export type FactsCard = Spoken & { readonly rows: readonly FactRow[] }

/** Facts replace the slots of a sentence; one at its beginning is capitalised. */
export function fillSaid(
  words: GuideWords,
  id: GuideSayId,
  facts: Readonly<Record<string, string>>,
  rows: readonly string[],
): Said {
  const parts = words.says[id].split(/(\{\w+\})/).filter((part) => part !== '')
  const pieces = parts.map((part, index): SaidPiece => {
    const fact = part.startsWith('{') ? facts[part.slice(1, -1)] : undefined
    if (fact === undefined) return { kind: 'words', text: part }
    return { kind: 'fact', text: index === 0 ? capitalised(fact) : fact }
  })
  return { id, pieces, rows }
}

/** A row as a sentence: its name, and the first things to know of it. */
export function rowSaid({ id, label, value }: FactRow, words: GuideWords): Said {
  const facts = value.value.split(' · ').slice(0, MOST_FACTS).join(', ')
  return fillSaid(words, 'sight.about', { sight: label, facts }, [id])
}
const MOST_FACTS = 4

/** The label of a row with its slots filled. */
export function fillLabel(template: string, facts: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (gap, name: string) => facts[name] ?? gap)
}

export function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

export function linkTo(domain: string | null): string | null {
  return domain === null ? null : `https://${domain}`
}

/** The rows that prove a sentence; all rows if it names none. */
export function claimsOf(
  { rows: ids }: Said,
  rows: readonly { readonly id: string; readonly value: Claim<unknown> }[],
) {
  const named = rows.filter(({ id }) => ids.includes(id))
  return (named.length > 0 ? named : rows.slice(0, 1)).map(({ value }) => value)
}
