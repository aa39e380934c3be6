/** What is done to a trip from outside its page: kept at once, saved, and a step that its page can undo. */
import type { Trip } from '@app/domain/trip'

import { saveKeptTrip } from './save-kept-trip.ts'
import { tripShelf } from './trip-shelf.ts'
import { tripSteps } from './trip-steps.ts'

/** False where the device has no room, or no such trip. */
export function changeKeptTrip(next: Trip): boolean {
  const { trips, openId } = tripShelf.get()
  const kept = trips.find(({ trip }) => trip.id === next.id)
  if (!kept) return false
  const isKept = tripShelf.put({ ...kept, trip: next, changedAt: new Date().toISOString() }, openId === next.id)
  if (!isKept) return false
  tripSteps.record(kept.trip, next)
  void saveKeptTrip(next.id)
  return true
}

/** A trip that was proposed becomes one's own. Pressed twice, it is still one. */
export function keepNewTrip(trip: Trip, owner: string | null): boolean {
  const { trips } = tripShelf.get()
  if (trips.some((kept) => kept.trip.id === trip.id)) return true
  const changedAt = new Date().toISOString()
  const isKept = tripShelf.put({ trip, ask: null, sentence: '', owner, version: null, changedAt }, false)
  if (isKept) void saveKeptTrip(trip.id, 'plan')
  return isKept
}
