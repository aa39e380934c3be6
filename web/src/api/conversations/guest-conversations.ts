/** What a guest asked, on its way into an account. Small: whoever signs in loads it, and the page of the assistant not. */
import type { KeptConversation } from '@app/contracts/assistant'

import { conversationDb } from './conversation-db.ts'
import { inOrder } from './conversation.ts'
import { forgetDrafts } from './drafts.ts'
import { forgetWaitingQuestions } from './waiting-questions.ts'

/** As many as the contract takes; the newest first. */
const MOST = 50
const MOST_TURNS = 300
/** A request has its limits; the others go along the next time. */
const MOST_CHARACTERS = 3_000_000

export async function guestConversations(): Promise<readonly KeptConversation[]> {
  const own = inOrder(await conversationDb.list()).filter(({ owner }) => owner === null)
  const taken: KeptConversation[] = []
  let size = 0
  for (const { id, title } of own.slice(0, MOST)) {
    const all = (await conversationDb.turnsOf(id)).slice(-MOST_TURNS)
    const turns = all.map((turn) => ({
      id: turn.id,
      question: turn.question,
      answer: turn.answer,
      askedAt: turn.askedAt,
    }))
    size += JSON.stringify(turns).length
    if (taken.length > 0 && size > MOST_CHARACTERS) break
    if (turns.length > 0) taken.push({ id, title, turns })
  }
  return taken
}

/** They are the account's now; what was written meanwhile stays the guest's and goes along the next time. */
export async function handOver(moved: readonly KeptConversation[], owner: string): Promise<void> {
  const ids = new Set(moved.map(({ id }) => id))
  for (const conversation of await conversationDb.list().catch(() => []))
    if (ids.has(conversation.id)) await conversationDb.put({ ...conversation, owner })
  tell()
}

/** On leaving an account nothing of it stays here. */
export async function removeOwned(owner: string): Promise<void> {
  forgetDrafts()
  forgetWaitingQuestions()
  const own = (await conversationDb.list()).filter((conversation) => conversation.owner === owner)
  if (own.length === 0) return
  await conversationDb.remove(own.map(({ id }) => id))
  tell()
}

function tell(): void {
  if (typeof BroadcastChannel === 'undefined') return
  const tabs = new BroadcastChannel('sojourn-conversations')
  tabs.postMessage('changed')
  tabs.close()
}
