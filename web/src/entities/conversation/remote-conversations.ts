/** Conversations in the account. The server saves its own answers; answers made on the device go through the outbox. */
import type { KeptAnswer } from '@app/contracts/assistant'
import type { Json } from '@app/contracts/generated/database'

import { backend, type BackendConfig } from '../../api/backend.ts'
import { offlineState } from '../../offline/offline-state.ts'
import { enqueueWrite } from '../../offline/write.ts'
import { byTime } from './conversation-db.ts'
import type { Conversation, Turn } from './conversation.ts'
import type { Searched } from './search-conversations.ts'

const MAX_CONVERSATIONS = 200
const MAX_TURNS = 300
const MAX_SEARCH_WORDS = 8
const TIMEOUT_MS = 8000

/** The signed-in traveller's conversations. Reads return null when the account is unreachable. */
export type RemoteConversations = {
  list(): Promise<readonly Conversation[] | null>
  turns(id: string): Promise<readonly Turn[] | null>
  hasUnsentChanges(id: string): boolean
  writeTurn(conversation: Conversation, turn: Turn, replaced: readonly string[]): Promise<void>
  writeTitle(conversation: Conversation): Promise<void>
  remove(conversation: Conversation): Promise<void>
}

/** Null for a guest, whose conversations are on this device only. */
export function remoteConversations(config: BackendConfig, owner: string | null): RemoteConversations | null {
  if (owner === null) return null
  return {
    list: () => listConversations(config, owner),
    turns: (id) => listTurns(config, id),
    hasUnsentChanges,
    writeTurn,
    writeTitle,
    remove: deleteConversation,
  }
}

const entityOf = (id: string): string => `conversation:${id}`

async function writeTurn(conversation: Conversation, turn: Turn, replaced: readonly string[]): Promise<void> {
  const { id, title, createdAt } = conversation
  // Quiet: asking a question is not saving, so no "saved" message is shown.
  const about = { entity: entityOf(id), label: title, isQuiet: true }
  await enqueueWrite({
    ...about,
    table: 'conversations',
    method: 'POST',
    duplicates: 'ignore',
    row: { id, title, created_at: createdAt },
  })
  if (replaced.length > 0)
    await enqueueWrite({
      ...about,
      table: 'conversation_turns',
      method: 'DELETE',
      where: { id: `in.(${replaced.join(',')})` },
    })
  await enqueueWrite({
    ...about,
    table: 'conversation_turns',
    method: 'POST',
    duplicates: 'ignore',
    row: rowOf(turn),
  })
}

function rowOf({ id, conversationId, question, answer, askedAt }: Turn) {
  return { id, conversation_id: conversationId, question, answer: answer as Json, asked_at: askedAt }
}

const rowWith = (id: string) => ({ table: 'conversations', where: { id: `eq.${id}` } }) as const

async function writeTitle({ id, title }: Conversation): Promise<void> {
  await enqueueWrite({ entity: entityOf(id), label: title, ...rowWith(id), method: 'PATCH', row: { title } })
}

async function deleteConversation({ id, title }: Conversation): Promise<void> {
  await enqueueWrite({ entity: entityOf(id), label: title, ...rowWith(id), method: 'DELETE' })
}

/** While changes wait in the outbox, the account's copy is older than this device's. */
function hasUnsentChanges(id: string): boolean {
  return offlineState.get().actions.some(({ entity }) => entity === entityOf(id))
}

export async function listConversations(config: BackendConfig, owner: string): Promise<readonly Conversation[] | null> {
  const { from } = await backend(config)
  const { data } = await from('conversations')
    .select('id, title, created_at, updated_at')
    .order('updated_at', { ascending: false })
    .limit(MAX_CONVERSATIONS)
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
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
    .limit(MAX_TURNS)
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
  if (!data) return null
  return data
    .flatMap(({ id, question, answer, asked_at, is_from_server }): readonly Turn[] => {
      const readable = readAnswer(answer)
      const askedAt = inUtc(asked_at)
      const answeredAt = is_from_server ? 'server' : 'device'
      return readable && askedAt !== null
        ? [{ id, conversationId, question, answer: readable, askedAt, answeredAt }]
        : []
    })
    .toSorted(byTime)
}

/** Turns with these words in the question or the answer, including those that this device never opened. */
export async function searchAccount(config: BackendConfig, words: string): Promise<readonly Searched[]> {
  const { rpc } = await backend(config)
  const sought = words.split(/\s+/).filter(Boolean).slice(0, MAX_SEARCH_WORDS)
  const { data } = await rpc('search_conversations', { words: sought }).abortSignal(AbortSignal.timeout(TIMEOUT_MS))
  return (data ?? []).map(({ conversation_id, question, said }) => ({
    conversationId: conversation_id,
    question,
    said,
  }))
}

/** Normalises to UTC because timestamps are compared as text. Null for values such as `-infinity`. */
function inUtc(moment: string): string | null {
  const read = new Date(moment)
  return Number.isNaN(read.getTime()) ? null : read.toISOString()
}

/** Reads an answer stored by any version; null when it cannot be drawn. The full schema would weigh too much in a browser. */
export function readAnswer(value: unknown): KeptAnswer | null {
  const answer = (value ?? {}) as Partial<KeptAnswer>
  const { by, language, sentences, calls } = answer
  const isBy = by?.kind === 'built-in' || (by?.kind === 'model' && typeof by.name === 'string')
  if (!isBy || !Array.isArray(sentences) || !sentences.every(isSentence) || !Array.isArray(calls)) return null
  return {
    by,
    language: typeof language === 'string' ? language : 'en',
    isInEnglish: answer.isInEnglish === true,
    sentences,
    calls: calls.filter(isCall),
    actions: listOf(answer.actions).filter(({ kind }) => typeof kind === 'string'),
    asks: typeof answer.asks === 'string' ? answer.asks : null,
    suggestions: listOf(answer.suggestions).filter((text) => typeof text === 'string'),
    notices: listOf(answer.notices),
    memory: answer.memory,
  }
}

function listOf<Item>(value: Item[] | undefined): Item[] {
  return Array.isArray(value) ? value.filter((item) => item !== null && item !== undefined) : []
}

function isSentence(value: unknown): boolean {
  const { pieces } = (value ?? {}) as Partial<KeptAnswer['sentences'][number]>
  return (
    Array.isArray(pieces) && pieces.every((piece) => typeof (piece as { text?: unknown } | null)?.text === 'string')
  )
}

function isCall(value: unknown): boolean {
  const { tool, result } = (value ?? {}) as Partial<KeptAnswer['calls'][number]>
  return typeof tool === 'string' && typeof result?.kind === 'string'
}
