/** Changes to a trip from outside its page: stored at once, saved, and undoable on its page. */
import type { Trip } from '@app/domain/trip'

import { saveKeptTrip } from './save-kept-trip.ts'
import { tripSteps } from './trip-steps.ts'
import { tripStore } from './trip-store.ts'

/** False when the device has no room, or the trip does not exist. */
export function changeKeptTrip(next: Trip): boolean {
  const { trips, openId } = tripStore.get()
  const kept = trips.find(({ trip }) => trip.id === next.id)
  if (!kept) return false
  const isKept = tripStore.put({ ...kept, trip: next, changedAt: new Date().toISOString() }, openId === next.id)
  if (!isKept) return false
  tripSteps.record(kept.trip, next)
  void saveKeptTrip(next.id)
  return true
}

/** Adds a proposed trip to the traveller's own. Pressing twice adds one. */
export function keepNewTrip(trip: Trip, owner: string | null): boolean {
  const { trips } = tripStore.get()
  if (trips.some((kept) => kept.trip.id === trip.id)) return true
  const changedAt = new Date().toISOString()
  const isKept = tripStore.put({ trip, ask: null, sentence: '', owner, version: null, changedAt }, false)
  if (isKept) void saveKeptTrip(trip.id, 'plan')
  return isKept
}
