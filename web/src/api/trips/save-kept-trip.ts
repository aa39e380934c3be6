import type { MadeBy } from './account-trips.ts'
import { tripShelf } from './trip-shelf.ts'

/** A version in the account, through the outbox; a guest's trip stays on the device. */
export async function saveKeptTrip(id: string, madeBy: MadeBy = 'edit'): Promise<void> {
  const kept = tripShelf.get().trips.find(({ trip }) => trip.id === id)
  if (!kept || kept.owner === null) return
  const { saveVersion } = await import('./account-trips.ts')
  const saved = await saveVersion(kept, madeBy).catch(() => null)
  const now = tripShelf.get().trips.find(({ trip }) => trip.id === id)
  // What was typed meanwhile stands on the version that was just saved.
  if (saved && now) tripShelf.put({ ...now, version: saved.version }, tripShelf.get().openId === id)
}
