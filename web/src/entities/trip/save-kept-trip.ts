import type { MadeBy } from './account-trips.ts'
import { tripStore } from './trip-store.ts'

/** A version in the account, through the outbox; a guest's trip stays on the device. */
export async function saveKeptTrip(id: string, madeBy: MadeBy = 'edit'): Promise<void> {
  const kept = tripStore.get().trips.find(({ trip }) => trip.id === id)
  if (!kept || kept.owner === null) return
  const { saveLatest } = await import('./account-trips.ts')
  await saveLatest(id, madeBy)
}
