/** What a border asks of one passport. Types alone, so that a browser loads nothing for them. */
import type { Claim } from '@app/domain/kernel'

import type { PlaceEntry, PlaceVisa } from './place-guide.ts'

export type EntryQuestion = {
  /** Both ISO 3166-1, two letters. */
  readonly passport: string
  readonly destination: string
}

export type EntryAnswer = Pick<PlaceEntry, 'passportRules' | 'health'> & {
  /** Null where no rule is known for that passport at that border. */
  readonly visa: Claim<PlaceVisa> | null
}

export type EntryTables = {
  /** ISO 3166-1, two letters: the countries whose rules are known, in no order. */
  readonly countries: readonly string[]
  readonly between: (question: EntryQuestion) => EntryAnswer
}

/** Straight from the server that draws a page; a browser reads the tables itself, so that the question stays with it. */
export type LoadEntryTables = () => Promise<EntryTables>
