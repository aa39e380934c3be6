/** The entry rules of a country for one passport. Types only, so that a browser loads nothing for them. */
import type { Claim } from '@app/domain/kernel'

import type { PlaceEntry, PlaceVisa } from './place-guide.ts'

export type EntryQuestion = {
  /** Both ISO 3166-1, two letters. */
  readonly passport: string
  readonly destination: string
}

export type EntryAnswer = Pick<PlaceEntry, 'passportRules' | 'health'> & {
  /** Null when no rule is known for that passport in that country. */
  readonly visa: Claim<PlaceVisa> | null
  /** Official addresses: a page on visas, or where an e-visa or a travel authorisation is applied for. */
  readonly links: readonly Claim<'visa' | 'e-visa' | 'eta'>[]
}

export type EntryTables = {
  /** ISO 3166-1, two letters: the countries whose rules are known, in no order. */
  readonly countries: readonly string[]
  readonly between: (question: EntryQuestion) => EntryAnswer
}

/**
 * Used directly when the server renders a page; a browser reads the tables itself, so that the query stays on the
 * device.
 */
export type LoadEntryTables = () => Promise<EntryTables>
