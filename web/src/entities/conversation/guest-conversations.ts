/** Moves a guest's conversations into an account. Kept small: signing in loads it without the assistant. */
import type { KeptConversation } from '@app/contracts/assistant'

import { conversationDb } from './conversation-db.ts'
import { inOrder } from './conversation.ts'
import { forgetUnsentQuestions } from './unsent-questions.ts'

/** The contract's limit; the newest go first. */
const MAX_CONVERSATIONS = 50
const MAX_TURNS = 300
/** Requests have a size limit; the rest is moved at the next sign-in. */
const MAX_CHARACTERS = 3_000_000

export async function guestConversations(): Promise<readonly KeptConversation[]> {
  const own = inOrder(await conversationDb.list()).filter(({ owner }) => owner === null)
  const taken: KeptConversation[] = []
  let size = 0
  for (const { id, title } of own.slice(0, MAX_CONVERSATIONS)) {
    const all = (await conversationDb.turnsOf(id)).slice(-MAX_TURNS)
    const turns = all.map((turn) => ({
      id: turn.id,
      question: turn.question,
      answer: turn.answer,
      askedAt: turn.askedAt,
    }))
    size += JSON.stringify(turns).length
    if (taken.length > 0 && size > MAX_CHARACTERS) break
    if (turns.length > 0) taken.push({ id, title, turns })
  }
  return taken
}

/** Conversations written meanwhile stay the guest's and are moved at the next sign-in. */
export async function handOver(moved: readonly KeptConversation[], owner: string): Promise<void> {
  const ids = new Set(moved.map(({ id }) => id))
  for (const conversation of await conversationDb.list().catch(() => []))
    if (ids.has(conversation.id)) await conversationDb.put({ ...conversation, owner })
  notifyTabs()
}

/** On signing out: nothing of the account stays on the device. */
export async function removeOwned(owner: string): Promise<void> {
  forgetUnsentQuestions()
  const own = (await conversationDb.list()).filter((conversation) => conversation.owner === owner)
  if (own.length === 0) return
  await conversationDb.remove(own.map(({ id }) => id))
  notifyTabs()
}

function notifyTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return
  const tabs = new BroadcastChannel('sojourn-conversations')
  tabs.postMessage('changed')
  tabs.close()
}
