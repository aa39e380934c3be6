import type { BookingSearch } from '@app/domain/booking-search'
import type { Claim } from '@app/domain/kernel'
import type { Trip, TripPlace } from '@app/domain/trip'

import type { CrisisSentenceId } from '../crisis/crisis-answers.ts'
import type { ToolCall } from '../tools/registry.ts'
import type { Memory, Pending } from './reading/slots.ts'
import type { Intent, SentenceId } from './sentences.ts'

/** Fixed text, or text with the claims it comes from. */
export type Piece =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'fact'; readonly text: string; readonly claims: readonly Claim<unknown>[] }

export type Sentence = {
  readonly id: SentenceId | CrisisSentenceId | `everyday-${string}`
  readonly pieces: readonly Piece[]
}

/** An action that a button may start. Nothing happens before it is pressed. */
export type ProposedAction =
  /** Leads to the hand-off page; the link is created there, together with its count. */
  | { readonly kind: 'open-link'; readonly search: BookingSearch }
  | { readonly kind: 'open-trip'; readonly trip: Trip }
  | { readonly kind: 'save-trip' }
  | { readonly kind: 'save'; readonly place: Claim<TripPlace>; readonly city: string }
  /** The lines of the `change-trip` card of the same answer. */
  | { readonly kind: 'accept-change'; readonly tripId: string }

export type Answer = {
  /** BCP 47, for facts; the sentences are English if `isInEnglish`. */
  readonly language: string
  readonly isInEnglish: boolean
  readonly intent: Intent | null
  readonly sentences: readonly Sentence[]
  /** In call order, for the cards. */
  readonly calls: readonly ToolCall[]
  readonly actions: readonly ProposedAction[]
  /** The detail that the answer asks for. */
  readonly asks: Pending | null
  /** Places of the same name to choose from. */
  readonly choices: readonly string[]
  readonly memory: Memory
}

export function textOf({ sentences }: Pick<Answer, 'sentences'>): string {
  return sentences.map(({ pieces }) => pieces.map(({ text }) => text).join('')).join(' ')
}
