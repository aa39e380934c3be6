/** Questions that have no answer yet, by conversation: this tab may be loaded again while somebody waits. */
import { dropFlag, readFlag, writeFlag } from '../../device/flags.ts'

const KEY = 'assistant-waiting'
const MOST = 20

export type WaitingQuestion = {
  readonly turnId: string
  readonly question: string
  readonly replaces: string | null
}
type Kept = WaitingQuestion & { /** Nobody else is shown it. */ readonly owner: string | null }

export type WaitingQuestions = {
  of(owner: string | null): ReadonlyMap<string, WaitingQuestion>
  put(conversationId: string, question: WaitingQuestion): void
  drop(conversationId: string): void
}

export function waitingQuestions(currentOwner: () => string | null): WaitingQuestions {
  const write = (all: ReadonlyMap<string, Kept>): void => {
    if (all.size === 0) dropFlag(KEY, 'sessionStorage')
    else writeFlag(KEY, JSON.stringify([...all].slice(-MOST)), 'sessionStorage')
  }
  return {
    of: (owner) => new Map([...read()].filter(([, kept]) => kept.owner === owner)),
    put(conversationId, question) {
      const all = read()
      all.delete(conversationId)
      write(all.set(conversationId, { ...question, owner: currentOwner() }))
    },
    drop(conversationId) {
      const all = read()
      if (all.delete(conversationId)) write(all)
    },
  }
}

/** On leaving an account. */
export function forgetWaitingQuestions(): void {
  dropFlag(KEY, 'sessionStorage')
}

function read(): Map<string, Kept> {
  try {
    const stored: unknown = JSON.parse(readFlag(KEY, 'sessionStorage') ?? '[]')
    return new Map(Array.isArray(stored) ? stored.filter(isEntry) : [])
  } catch {
    return new Map()
  }
}

function isEntry(entry: unknown): entry is [string, Kept] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false
  const { turnId, question, replaces, owner } = (entry[1] ?? {}) as Partial<Record<keyof Kept, unknown>>
  const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string'
  return typeof turnId === 'string' && typeof question === 'string' && isTextOrNull(replaces) && isTextOrNull(owner)
}
