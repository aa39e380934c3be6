import { readFlag } from '../../device/flags.ts'
import { conversationDb } from '../conversations/conversation-db.ts'
import { GUEST_SAVES, WANTED_SAVE } from '../saves/guest-saves.ts'
import { keptSaves } from '../saves/move-guest-data.ts'
import { HELD_KEY, NOTEBOOK_KEY } from '../trips/plans-on-their-way.ts'
import { tripShelf } from '../trips/trip-shelf.ts'

/** Whether something of a guest lies here that goes to the account of whoever signs in next. */
export async function hasGuestWork(): Promise<boolean> {
  if (keptSaves(GUEST_SAVES).length > 0 || keptSaves(WANTED_SAVE).length > 0) return true
  if (isKept(NOTEBOOK_KEY) || isKept(HELD_KEY, 'sessionStorage')) return true
  if (tripShelf.get().trips.some(({ owner }) => owner === null)) return true
  if (!('indexedDB' in globalThis)) return false
  const conversations = await conversationDb.list().catch(() => null)
  // A database that does not answer may hold some.
  return conversations?.some(({ owner }) => owner === null) ?? true
}

function isKept(...flag: Parameters<typeof readFlag>): boolean {
  return readFlag(...flag) !== null
}
