/** Data that a reload must not lose, by conversation: unsent drafts, and unanswered questions. */
import { dropFlag, readFlag, writeFlag } from '../../device/storage/flags.ts'

const PENDING_KEY = 'assistant-waiting'
const DRAFTS_KEY = 'assistant-drafts'
const MAX_SAVED = 20

export function readDraft(conversationId: string): string {
  return readDrafts()[conversationId] ?? ''
}

export function writeDraft(conversationId: string, text: string): void {
  const others = Object.entries(readDrafts()).filter(([id]) => id !== conversationId)
  const drafts = text.trim() === '' ? others : [...others, [conversationId, text] as const]
  if (drafts.length === 0) dropFlag(DRAFTS_KEY)
  else writeFlag(DRAFTS_KEY, JSON.stringify(Object.fromEntries(drafts.slice(-MAX_SAVED))))
}

function readDrafts(): Readonly<Record<string, string>> {
  try {
    const stored: unknown = JSON.parse(readFlag(DRAFTS_KEY) ?? '{}')
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored as object) : []
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  } catch {
    return {}
  }
}

export type PendingQuestion = {
  readonly turnId: string
  readonly question: string
  readonly replaces: string | null
}
type Saved = PendingQuestion & { /** Shown to this person only. */ readonly owner: string | null }

export type PendingQuestions = {
  of(owner: string | null): ReadonlyMap<string, PendingQuestion>
  put(conversationId: string, question: PendingQuestion): void
  drop(conversationId: string): void
}

export function pendingQuestions(currentOwner: () => string | null): PendingQuestions {
  const write = (all: ReadonlyMap<string, Saved>): void => {
    if (all.size === 0) dropFlag(PENDING_KEY, 'sessionStorage')
    else writeFlag(PENDING_KEY, JSON.stringify([...all].slice(-MAX_SAVED)), 'sessionStorage')
  }
  return {
    of: (owner) => new Map([...readPending()].filter(([, question]) => question.owner === owner)),
    put(conversationId, question) {
      const all = readPending()
      all.delete(conversationId)
      write(all.set(conversationId, { ...question, owner: currentOwner() }))
    },
    drop(conversationId) {
      const all = readPending()
      if (all.delete(conversationId)) write(all)
    },
  }
}

/** On signing out, so that the next user cannot read them. */
export function forgetUnsentQuestions(): void {
  dropFlag(DRAFTS_KEY)
  dropFlag(PENDING_KEY, 'sessionStorage')
}

function readPending(): Map<string, Saved> {
  try {
    const stored: unknown = JSON.parse(readFlag(PENDING_KEY, 'sessionStorage') ?? '[]')
    return new Map(Array.isArray(stored) ? stored.filter(isEntry) : [])
  } catch {
    return new Map()
  }
}

function isEntry(entry: unknown): entry is [string, Saved] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false
  const { turnId, question, replaces, owner } = (entry[1] ?? {}) as Partial<Record<keyof Saved, unknown>>
  const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string'
  return typeof turnId === 'string' && typeof question === 'string' && isTextOrNull(replaces) && isTextOrNull(owner)
}
