import type { PageConfig } from '@app/contracts/page-rendering'

import { conversationDb } from '../../api/conversations/conversation-db.ts'
import { accountShelf, conversations } from '../../api/conversations/conversations.ts'
import { dropFlag, readFlag } from '../../device/flags.ts'
import { readOldTurns } from './read-old-turns.ts'

const OLD_KEY = 'assistant-conversation'

let isTaken = false

/** The one conversation that a device used to keep becomes one of many. It is let go of once it is safe. */
export async function takeOver(config: PageConfig): Promise<void> {
  const stored = readFlag(OLD_KEY)
  if (isTaken || stored === null) return
  isTaken = true
  const conversationId = crypto.randomUUID()
  const turns = readOldTurns(stored, config.locale, Date.now())
  for (const turn of turns)
    await conversations.adopt({ ...turn, id: crypto.randomUUID(), conversationId }, accountShelf(config))
  const kept = await conversationDb.turnsOf(conversationId).catch(() => [])
  if (kept.length === turns.length) dropFlag(OLD_KEY)
}
