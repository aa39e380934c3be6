/** Conversations in the account. The server writes what it answered; what was answered here goes through the outbox. */
import type { Json } from '@app/contracts/generated/database'

import { offlineState } from '../../offline/offline-state.ts'
import { saveOffline } from '../../offline/save-offline.ts'
import { backend, type BackendConfig } from '../backend.ts'
import { byTime } from './conversation-db.ts'
import type { Conversation, Turn } from './conversation.ts'
import { readAnswer } from './read-answer.ts'
import type { Searched } from './search-conversations.ts'

const MOST = 200
const MOST_TURNS = 300
const MOST_WORDS = 8
const PATIENCE_MS = 8000
const ONCE = { prefer: 'return=minimal,resolution=ignore-duplicates' }

const entityOf = (id: string): string => `conversation:${id}`

export async function writeTurn(conversation: Conversation, turn: Turn, replaced: readonly string[]): Promise<void> {
  const { id, title, createdAt } = conversation
  // Whoever asks a question has saved nothing, and is told nothing of it.
  const about = { entity: entityOf(id), label: title, isQuiet: true }
  await saveOffline({
    ...about,
    url: '/rest/v1/conversations',
    method: 'POST',
    headers: ONCE,
    body: { id, title, created_at: createdAt },
  })
  if (replaced.length > 0)
    await saveOffline({ ...about, url: `/rest/v1/conversation_turns?id=in.(${replaced.join(',')})`, method: 'DELETE' })
  await saveOffline({
    ...about,
    url: '/rest/v1/conversation_turns',
    method: 'POST',
    headers: ONCE,
    body: rowOf(turn),
  })
}

function rowOf({ id, conversationId, question, answer, askedAt }: Turn) {
  return { id, conversation_id: conversationId, question, answer: answer as Json, asked_at: askedAt }
}

export async function writeTitle({ id, title }: Conversation): Promise<void> {
  const url = `/rest/v1/conversations?id=eq.${id}`
  await saveOffline({ entity: entityOf(id), label: title, url, method: 'PATCH', body: { title } })
}

export async function deleteConversation({ id, title }: Conversation): Promise<void> {
  const url = `/rest/v1/conversations?id=eq.${id}`
  await saveOffline({ entity: entityOf(id), label: title, url, method: 'DELETE' })
}

/** Something of it is not sent yet: what the account says of it is not the newest. */
export function isWaiting(id: string): boolean {
  return offlineState.get().actions.some(({ entity }) => entity === entityOf(id))
}

/** Null when the account cannot be asked. */
export async function listConversations(config: BackendConfig, owner: string): Promise<readonly Conversation[] | null> {
  const { from } = await backend(config)
  const { data } = await from('conversations')
    .select('id, title, created_at, updated_at')
    .order('updated_at', { ascending: false })
    .limit(MOST)
    .abortSignal(AbortSignal.timeout(PATIENCE_MS))
  return (
    data?.flatMap(({ id, title, created_at, updated_at }) => {
      const [createdAt, updatedAt] = [inUtc(created_at), inUtc(updated_at)]
      return createdAt === null || updatedAt === null ? [] : [{ id, title, owner, createdAt, updatedAt }]
    }) ?? null
  )
}

export async function listTurns(config: BackendConfig, conversationId: string): Promise<readonly Turn[] | null> {
  const { from } = await backend(config)
  const { data } = await from('conversation_turns')
    .select('id, question, answer, asked_at, is_from_server')
    .eq('conversation_id', conversationId)
    .order('asked_at')
    .limit(MOST_TURNS)
    .abortSignal(AbortSignal.timeout(PATIENCE_MS))
  if (!data) return null
  return data
    .flatMap(({ id, question, answer, asked_at, is_from_server }): readonly Turn[] => {
      const kept = readAnswer(answer)
      const askedAt = inUtc(asked_at)
      const answeredAt = is_from_server ? 'server' : 'device'
      return kept && askedAt !== null ? [{ id, conversationId, question, answer: kept, askedAt, answeredAt }] : []
    })
    .toSorted(byTime)
}

/** Turns with these words in the question or in the answer, also those this device never opened. */
export async function searchAccount(config: BackendConfig, words: string): Promise<readonly Searched[]> {
  const { rpc } = await backend(config)
  const sought = words.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  const { data } = await rpc('search_conversations', { words: sought }).abortSignal(AbortSignal.timeout(PATIENCE_MS))
  return (data ?? []).map(({ conversation_id, question, said }) => ({
    conversationId: conversation_id,
    question,
    said,
  }))
}

/** The tables write the offset out; here moments are compared as text. Null: one that no calendar has. */
function inUtc(moment: string): string | null {
  const read = new Date(moment)
  return Number.isNaN(read.getTime()) ? null : read.toISOString()
}
