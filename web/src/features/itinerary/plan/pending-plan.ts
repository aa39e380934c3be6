import { dropFlag, readFlag, writeFlag } from '../../../device/storage/flags.ts'
import { HELD_KEY } from '../../../entities/trip/plans-in-flight.ts'
import { isTrip, type KeptTrip, tripStore } from '../../../entities/trip/trip-store.ts'

/** A plan that the server is counting: not shown yet, but safe from a reload. */
export function savePendingPlan(kept: KeptTrip): void {
  writeFlag(HELD_KEY, JSON.stringify(kept), 'sessionStorage')
}

export function dropPendingPlan(): void {
  dropFlag(HELD_KEY, 'sessionStorage')
}

/** The page was left while the server counted: a counted plan belongs to the traveller. */
export function restorePendingPlan(): void {
  const text = readFlag(HELD_KEY, 'sessionStorage')
  if (text === null) return
  dropPendingPlan()
  const kept = readPlan(text)
  if (kept) tripStore.put(kept)
}

function readPlan(text: string): KeptTrip | null {
  try {
    const kept = JSON.parse(text) as Partial<KeptTrip> | null
    return isTrip(kept?.trip) ? (kept as KeptTrip) : null
  } catch {
    return null
  }
}
