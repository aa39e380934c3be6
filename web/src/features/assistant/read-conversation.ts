import type { Turn } from './assistant-turn.ts'

export const CONVERSATION_KEY = 'assistant-conversation'
export const MOST_TURNS = 50

const KINDS: readonly unknown[] = ['delay', 'delay-ask', 'climate', 'official', 'tool', 'unknown']

/** What an older or newer version wrote is left out rather than misread. */
export function readConversation(stored: unknown): readonly Turn[] {
  return Array.isArray(stored) ? stored.filter(isTurn) : []
}

function isTurn(value: unknown): value is Turn {
  const turn = value as Partial<Turn> | null
  return typeof turn?.id === 'string' && typeof turn.question === 'string' && KINDS.includes(turn.answer?.kind)
}
