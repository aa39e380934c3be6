import type { DelayCause, Disruption } from '@app/domain/passenger-rights'
import type { LanguageCode } from '@app/domain/trip-request'

import type { ChangeWord, SightKind } from './changes/change-word.ts'
import type { Field } from './reading/field.ts'
import type { Intent } from './sentences.ts'

/**
 * A star stands for the rest of a word, `~` for up to five words, and an exclamation mark makes a phrase weigh more:
 * `!wann ~ schön*`.
 */
export type Phrases = readonly string[]

/** The words by which the engine understands one language; each list is sorted. */
export type UnderstoodWords = {
  readonly intents: Readonly<Record<Intent, Phrases>>
  /** Before a place: where somebody or something comes from. */
  readonly from: Phrases
  /** Before a country: whose passport it is. */
  readonly citizen: Phrases
  readonly yes: Phrases
  readonly hours: Phrases
  readonly minutes: Phrases
  readonly causes: Readonly<Partial<Record<DelayCause, Phrases>>>
  /** What befell a flight, beside being late. */
  readonly disruptions: Readonly<Record<Exclude<Disruption, 'delay'>, Phrases>>
  /** When a cancellation was told, and that no other flight was offered. */
  readonly notice: Readonly<Record<'sameDay' | 'dayBefore' | 'noOtherFlight', Phrases>>
  readonly expires: Phrases
  /** A trip of a single day: "a day in Madrid". */
  readonly oneDay: Phrases
  /** Before or around words of another language that are wanted. */
  readonly translating: Phrases
  /** What is asked of a trip, and what of all its sights of one kind. */
  readonly changes: Readonly<Record<ChangeWord, Phrases>>
  readonly kinds: Readonly<Record<SightKind, Phrases>>
  /** Lists of words that mean something together: what hurts and where, what is gone and how. */
  readonly fields: Readonly<Record<Field, Phrases>>
}

/** Everything the engine needs to understand one language. What it says is in `words`. */
export type Phrasebook = UnderstoodWords & {
  readonly code: LanguageCode
  /** For Intl. */
  readonly locale: string
}
