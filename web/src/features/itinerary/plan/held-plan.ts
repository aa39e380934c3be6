import { HELD_KEY } from '../../../api/trips/plans-on-their-way.ts'
import { isTrip, type KeptTrip, tripShelf } from '../../../api/trips/trip-shelf.ts'
import { dropFlag, readFlag, writeFlag } from '../../../device/flags.ts'

/** A plan that is made and being counted: not shown yet, and not lost either. */
export function holdPlan(kept: KeptTrip): void {
  writeFlag(HELD_KEY, JSON.stringify(kept), 'sessionStorage')
}

export function releasePlan(): void {
  dropFlag(HELD_KEY, 'sessionStorage')
}

/** The page was left while the server counted: what was counted is the traveller's. */
export function takeHeldPlan(): void {
  const text = readFlag(HELD_KEY, 'sessionStorage')
  if (text === null) return
  releasePlan()
  const kept = readHeld(text)
  if (kept) tripShelf.put(kept)
}

function readHeld(text: string): KeptTrip | null {
  try {
    const kept = JSON.parse(text) as Partial<KeptTrip> | null
    return isTrip(kept?.trip) ? (kept as KeptTrip) : null
  } catch {
    return null
  }
}
