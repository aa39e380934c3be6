import type { DelayCause } from '@app/domain/passenger-rights'
import type { LanguageCode } from '@app/domain/trip-request'

import type { ChangeWord, SightKind } from './changes/change-word.ts'
import type { Field } from './reading/field.ts'
import type { Intent } from './sentences.ts'

/**
 * A star stands for the rest of a word, `~` for up to five words, and an exclamation mark makes a phrase weigh more:
 * `!wann ~ schön*`.
 */
export type Phrases = readonly string[]

/** The words that the engine understands in one language; each list is sorted. */
export type UnderstoodWords = {
  readonly intents: Readonly<Record<Intent, Phrases>>
  /** Words before a place of origin. */
  readonly from: Phrases
  /** Words before a country of nationality. */
  readonly citizen: Phrases
  readonly yes: Phrases
  readonly hours: Phrases
  readonly minutes: Phrases
  readonly causes: Readonly<Partial<Record<DelayCause, Phrases>>>
  /** Flight disruptions besides delays. */
  readonly disruptions: Readonly<Record<'cancellation' | 'denied-boarding' | 'downgrade', Phrases>>
  /** When a cancellation was announced, and that no other flight was offered. */
  readonly notice: Readonly<Record<'sameDay' | 'dayBefore' | 'noOtherFlight', Phrases>>
  readonly expires: Phrases
  /** A trip of a single day: "a day in Madrid". */
  readonly oneDay: Phrases
  /** Words around a phrase to translate. */
  readonly translating: Phrases
  /** Words for edits of a trip, and for kinds of sights. */
  readonly changes: Readonly<Record<ChangeWord, Phrases>>
  readonly kinds: Readonly<Record<SightKind, Phrases>>
  /** Words that have a meaning in combination: an injury and a body part, a thing and its loss. */
  readonly fields: Readonly<Record<Field, Phrases>>
}

/** Everything the engine needs to understand one language. Its answers are in `words`. */
export type Phrasebook = UnderstoodWords & {
  readonly code: LanguageCode
  /** For Intl. */
  readonly locale: string
}
