/** Conversations on this device: a guest's only copy, and an offline copy of an account's. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

import type { Conversation, Turn } from './conversation.ts'

type Schema = DBSchema & {
  conversations: { key: string; value: Conversation }
  turns: { key: string; value: Turn; indexes: { conversationId: string } }
}

const NAME = 'sojourn-conversations'
const VERSION = 1
const BOTH = ['conversations', 'turns'] as const

let opening: Promise<IDBPDatabase<Schema>> | undefined

function open(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>(NAME, VERSION, {
    upgrade(db) {
      db.createObjectStore('conversations', { keyPath: 'id' })
      db.createObjectStore('turns', { keyPath: 'id' }).createIndex('conversationId', 'conversationId')
    },
    blocking: () => void close(),
    terminated: () => {
      opening = undefined
    },
  }).catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

async function close(): Promise<void> {
  const closing = opening
  opening = undefined
  ;(await closing?.catch(() => undefined))?.close()
}

export const conversationDb = {
  close,
  list: async (): Promise<readonly Conversation[]> => (await open()).getAll('conversations'),
  turns: async (): Promise<readonly Turn[]> => (await open()).getAll('turns'),
  turnsOf: async (id: string): Promise<readonly Turn[]> =>
    (await (await open()).getAllFromIndex('turns', 'conversationId', id)).toSorted(byTime),
  async put(conversation: Conversation): Promise<void> {
    await (await open()).put('conversations', conversation)
  },
  /** Stores a turn with its conversation and deletes the turns it replaces, in one transaction. */
  async putTurn(conversation: Conversation, turn: Turn, replaced: readonly string[] = []): Promise<void> {
    const tx = (await open()).transaction(BOTH, 'readwrite', { durability: 'strict' })
    await Promise.all([
      tx.objectStore('conversations').put(conversation),
      ...replaced.map((id) => tx.objectStore('turns').delete(id)),
      tx.objectStore('turns').put(turn),
      tx.done,
    ])
  },
  /** Replaces the turns by those of the account. */
  async replaceTurns(conversationId: string, turns: readonly Turn[]): Promise<void> {
    const tx = (await open()).transaction('turns', 'readwrite')
    const keys = await tx.store.index('conversationId').getAllKeys(conversationId)
    const kept = new Set(turns.map(({ id }) => id))
    await Promise.all([
      ...keys.filter((key) => !kept.has(key)).map((key) => tx.store.delete(key)),
      ...turns.map((turn) => tx.store.put(turn)),
      tx.done,
    ])
  },
  async remove(ids: readonly string[]): Promise<void> {
    const tx = (await open()).transaction(BOTH, 'readwrite')
    const turns = tx.objectStore('turns')
    for (const id of ids) {
      await tx.objectStore('conversations').delete(id)
      for (const key of await turns.index('conversationId').getAllKeys(id)) await turns.delete(key)
    }
    await tx.done
  },
}

export function byTime(a: Pick<Turn, 'askedAt' | 'id'>, b: Pick<Turn, 'askedAt' | 'id'>): number {
  return a.askedAt === b.askedAt ? (a.id < b.id ? -1 : 1) : a.askedAt < b.askedAt ? -1 : 1
}
