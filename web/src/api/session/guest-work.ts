import { conversationDb } from '../conversations/conversation-db.ts'
import { GUEST_SAVES } from '../saves/guest-saves.ts'
import { keptSaves } from '../saves/move-guest-data.ts'
import { tripShelf } from '../trips/trip-shelf.ts'

/** Whether something of a guest lies here that goes to the account of whoever signs in next. */
export async function hasGuestWork(): Promise<boolean> {
  if (keptSaves(GUEST_SAVES).length > 0 || tripShelf.get().trips.some(({ owner }) => owner === null)) return true
  const conversations = await conversationDb.list().catch(() => [])
  return conversations.some(({ owner }) => owner === null)
}
