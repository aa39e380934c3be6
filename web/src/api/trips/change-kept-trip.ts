/** What is done to a trip from outside its page: kept at once, saved, and a step that its page can undo. */
import type { Trip } from '@app/domain/trip'

import { saveKeptTrip } from './save-kept-trip.ts'
import { tripShelf } from './trip-shelf.ts'

const STEP = 'sojourn:trip-step'

type Step = { readonly before: Trip }

/** False where the device has no room, or no such trip. */
export function changeKeptTrip(next: Trip): boolean {
  const { trips, openId } = tripShelf.get()
  const kept = trips.find(({ trip }) => trip.id === next.id)
  if (!kept) return false
  const isKept = tripShelf.put({ ...kept, trip: next, changedAt: new Date().toISOString() }, openId === next.id)
  if (!isKept) return false
  dispatchEvent(new CustomEvent<Step>(STEP, { detail: { before: kept.trip } }))
  void saveKeptTrip(next.id)
  return true
}

/** For the page that shows the trip: its history takes the step in. */
export function onTripStep(id: string, listener: (before: Trip) => void): () => void {
  const heard = (event: Event): void => {
    const { before } = (event as CustomEvent<Step>).detail
    if (before.id === id) listener(before)
  }
  addEventListener(STEP, heard)
  return () => removeEventListener(STEP, heard)
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
