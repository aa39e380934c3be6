import type { Trip } from '@app/domain/trip'
import type { TripAsk } from '@app/domain/trip-draft'

import { readFlag } from '../../device/flags.ts'

/** A trip as this device keeps it, with or without a connection and an account. */
export type KeptTrip = {
  readonly trip: Trip
  /** What it was planned from; null for one that was written by hand. */
  readonly ask: TripAsk | null
  readonly sentence: string
  /** Whose it is; null for a guest's, until they sign in. */
  readonly owner: string | null
  /** The version in the account that this was made from; null before the first save there. */
  readonly version: string | null
  /** ISO, UTC. */
  readonly changedAt: string
}

export type Shelf = {
  /** In this tab; the address says which it is after a reload. */
  readonly openId: string | null
  readonly trips: readonly KeptTrip[]
}

const SHELF_KEY = 'trips-kept'
const EMPTY: Shelf = { openId: null, trips: [] }
const CHANGED = 'sojourn:trips'

let textRead: string | null | undefined
let shelf: Shelf = EMPTY

/** One list per device, the same in every tab. */
export const tripShelf = {
  get(): Shelf {
    const text = readFlag(SHELF_KEY)
    if (text !== textRead) {
      textRead = text
      shelf = { openId: shelf.openId, trips: readTrips(text) }
    }
    return shelf
  },
  getOnServer: (): Shelf => EMPTY,
  listen(listener: () => void): () => void {
    const events = [CHANGED, 'storage'] as const
    for (const event of events) addEventListener(event, listener)
    return () => events.forEach((event) => removeEventListener(event, listener))
  },
  /** False when the device has no room: what is on the screen is then not kept, and the traveller must know. */
  put(kept: KeptTrip, isOpened = true): boolean {
    const { openId, trips } = tripShelf.get()
    const others = trips.filter(({ trip }) => trip.id !== kept.trip.id)
    return write({ openId: isOpened ? kept.trip.id : openId, trips: [kept, ...others] })
  },
  open(openId: string | null): void {
    const now = tripShelf.get()
    if (now.openId === openId) return
    shelf = { ...now, openId }
    dispatchEvent(new Event(CHANGED))
  },
  /** On signing out nothing of an account stays on the device. */
  removeOwned(userId: string): void {
    const { openId, trips } = tripShelf.get()
    const left = trips.filter(({ owner }) => owner !== userId)
    if (left.length < trips.length)
      write({ openId: left.some(({ trip }) => trip.id === openId) ? openId : null, trips: left })
  },
  remove(id: string): void {
    const { openId, trips } = tripShelf.get()
    write({ openId: openId === id ? null : openId, trips: trips.filter(({ trip }) => trip.id !== id) })
  },
}

function write(next: Shelf): boolean {
  try {
    const text = next.trips.length === 0 ? null : JSON.stringify({ trips: next.trips })
    if (text === null) localStorage.removeItem(SHELF_KEY)
    else localStorage.setItem(SHELF_KEY, text)
    textRead = text
    shelf = next
    dispatchEvent(new Event(CHANGED))
    return true
  } catch {
    return false
  }
}

/** Whatever lies there, by whatever version of the app: what is no trip is left out. */
export function readTrips(text: string | null): readonly KeptTrip[] {
  try {
    const { trips } = JSON.parse(text ?? '{}') as Partial<Shelf>
    return (Array.isArray(trips) ? trips : []).filter(isKept)
  } catch {
    return []
  }
}

function isKept(value: unknown): value is KeptTrip {
  const { trip, changedAt } = (value ?? {}) as Partial<KeptTrip>
  return isTrip(trip) && typeof changedAt === 'string'
}

/** Deep enough that the page can draw it; the schema itself stays on the server. */
export function isTrip(value: unknown): value is Trip {
  const { id, title, days, places, ideas, wishes } = (value ?? {}) as Partial<Trip>
  return (
    typeof id === 'string' &&
    typeof title === 'string' &&
    Array.isArray(days) &&
    days.length > 0 &&
    days.every(isDay) &&
    typeof places === 'object' &&
    places !== null &&
    Array.isArray(ideas) &&
    typeof wishes?.adults === 'number'
  )
}

function isDay(value: unknown): boolean {
  const { id, city, start, end, stops } = (value ?? {}) as Partial<Trip['days'][number]>
  const isWhole = typeof id === 'string' && typeof city?.name === 'string' && Array.isArray(stops)
  return isWhole && [start?.at, end?.at].every((minute) => typeof minute === 'number')
}
