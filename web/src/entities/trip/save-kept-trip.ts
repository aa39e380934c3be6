import type { MadeBy } from './account-trips.ts'
import { tripStore } from './trip-store.ts'

/** A version in the account, through the outbox; a guest's trip stays on the device. */
export async function saveKeptTrip(id: string, madeBy: MadeBy = 'edit'): Promise<void> {
  const kept = tripStore.get().trips.find(({ trip }) => trip.id === id)
  if (!kept || kept.owner === null) return
  const { saveVersion } = await import('./account-trips.ts')
  const saved = await saveVersion(kept, madeBy).catch(() => null)
  const now = tripStore.get().trips.find(({ trip }) => trip.id === id)
  // Edits made meanwhile are based on the version that was just saved.
  if (saved && now) tripStore.put({ ...now, version: saved.version }, tripStore.get().openId === id)
}
