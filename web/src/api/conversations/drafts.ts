/** What is typed and not sent yet, by conversation, so that no reload, crash or dead battery takes it along. */
import { dropFlag, readFlag, writeFlag } from '../../device/flags.ts'

const KEY = 'assistant-drafts'
const MOST = 20

export function readDraft(conversationId: string): string {
  return read()[conversationId] ?? ''
}

export function writeDraft(conversationId: string, text: string): void {
  const others = Object.entries(read()).filter(([id]) => id !== conversationId)
  const drafts = text.trim() === '' ? others : [...others, [conversationId, text] as const]
  if (drafts.length === 0) dropFlag(KEY)
  else writeFlag(KEY, JSON.stringify(Object.fromEntries(drafts.slice(-MOST))))
}

/** On leaving an account: what was typed in it is nobody else's to read. */
export function forgetDrafts(): void {
  dropFlag(KEY)
}

function read(): Readonly<Record<string, string>> {
  try {
    const stored: unknown = JSON.parse(readFlag(KEY) ?? '{}')
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored as object) : []
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  } catch {
    return {}
  }
}
