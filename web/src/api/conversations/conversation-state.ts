import type { UsageType } from '@app/domain/usage-limits'

import { type Conversation, inOrder, type Turn } from './conversation.ts'
import type { LiveTurn } from './live-turn.ts'

/** Why a question has no answer. It stands there with a way on, and nothing typed is lost. */
export type Unanswered = { readonly question: string; readonly replaces: string | null } & (
  | {
      readonly kind: 'used-up'
      readonly type: UsageType
      readonly limit: number | null
      readonly resetsAt: string | null
    }
  /** A new plan is counted by the server, which cannot be reached. */
  | { readonly kind: 'plan-offline' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed' }
  /** The page was left meanwhile. */
  | { readonly kind: 'left' }
)

export type ConversationState = {
  /** Undefined until it is known who is here. */
  readonly owner: string | null | undefined
  /** Of whoever is here; those of others are not on the screen, not even for a moment. */
  readonly list: readonly Conversation[]
  readonly turns: Readonly<Record<string, readonly Turn[]>>
  readonly live: Readonly<Record<string, LiveTurn>>
  readonly unanswered: Readonly<Record<string, Unanswered>>
}

export const NOTHING: ConversationState = { owner: undefined, list: [], turns: {}, live: {}, unanswered: {} }

export function withConversation(state: ConversationState, conversation: Conversation): ConversationState {
  const others = state.list.filter(({ id }) => id !== conversation.id)
  return { ...state, list: inOrder([conversation, ...others]) }
}

export function withTurn(state: ConversationState, turn: Turn, replaced: readonly string[]): ConversationState {
  const others = (state.turns[turn.conversationId] ?? []).filter(({ id }) => id !== turn.id && !replaced.includes(id))
  return { ...state, turns: { ...state.turns, [turn.conversationId]: [...others, turn] } }
}

export function without<Value>(values: Readonly<Record<string, Value>>, key: string): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(values).filter(([each]) => each !== key))
}

/** The turns that an edited question does away with: that one, and all after it. */
export function replacedBy(turns: readonly Turn[], replaces: string | null): readonly string[] {
  const index = replaces === null ? -1 : turns.findIndex(({ id }) => id === replaces)
  return index < 0 ? [] : turns.slice(index).map(({ id }) => id)
}
