import type { Trip } from '@app/domain/trip'
import type { TripAsk } from '@app/domain/trip-draft'

import { readFlag } from '../../device/storage/flags.ts'

/** A trip as this device stores it, with or without a connection and an account. */
export type KeptTrip = {
  readonly trip: Trip
  /** The wishes behind the plan; null for a hand-written trip. */
  readonly ask: TripAsk | null
  readonly sentence: string
  /** The account's id; null for a guest's trip, until they sign in. */
  readonly owner: string | null
  /** The account's version that this is based on; null before the first save there. */
  readonly version: string | null
  /** ISO, UTC. */
  readonly changedAt: string
}

export type TripList = {
  /** In this tab; after a reload the URL names it. */
  readonly openId: string | null
  readonly trips: readonly KeptTrip[]
}

const STORAGE_KEY = 'trips-kept'
const EMPTY: TripList = { openId: null, trips: [] }
const CHANGED = 'sojourn:trips'

let textRead: string | null | undefined
let state: TripList = EMPTY

/** One list per device, the same in every tab. */
export const tripStore = {
  get(): TripList {
    const text = readFlag(STORAGE_KEY)
    if (text !== textRead) {
      textRead = text
      state = { openId: state.openId, trips: readTrips(text) }
    }
    return state
  },
  getOnServer: (): TripList => EMPTY,
  listen(listener: () => void): () => void {
    const events = [CHANGED, 'storage'] as const
    for (const event of events) addEventListener(event, listener)
    return () => events.forEach((event) => removeEventListener(event, listener))
  },
  /** False when the device has no room: then the trip on screen is not stored, and the traveller must be told. */
  put(kept: KeptTrip, isOpened = true): boolean {
    const { openId, trips } = tripStore.get()
    const others = trips.filter(({ trip }) => trip.id !== kept.trip.id)
    return write({ openId: isOpened ? kept.trip.id : openId, trips: [kept, ...others] })
  },
  open(openId: string | null): void {
    const now = tripStore.get()
    if (now.openId === openId) return
    state = { ...now, openId }
    dispatchEvent(new Event(CHANGED))
  },
  /** On signing out no trip of the account stays on the device. */
  removeOwned(userId: string): void {
    const { openId, trips } = tripStore.get()
    const left = trips.filter(({ owner }) => owner !== userId)
    if (left.length < trips.length)
      write({ openId: left.some(({ trip }) => trip.id === openId) ? openId : null, trips: left })
  },
  remove(id: string): void {
    const { openId, trips } = tripStore.get()
    write({ openId: openId === id ? null : openId, trips: trips.filter(({ trip }) => trip.id !== id) })
  },
}

function write(next: TripList): boolean {
  try {
    const text = next.trips.length === 0 ? null : JSON.stringify({ trips: next.trips })
    if (text === null) localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, text)
    textRead = text
    state = next
    dispatchEvent(new Event(CHANGED))
    return true
  } catch {
    return false
  }
}

/** Stored data of any app version: invalid trips are left out. */
export function readTrips(text: string | null): readonly KeptTrip[] {
  try {
    const { trips } = JSON.parse(text ?? '{}') as Partial<TripList>
    return (Array.isArray(trips) ? trips : []).filter(isKept)
  } catch {
    return []
  }
}

function isKept(value: unknown): value is KeptTrip {
  const { trip, changedAt } = (value ?? {}) as Partial<KeptTrip>
  return isTrip(trip) && typeof changedAt === 'string'
}

/** Checked as far as the page needs; the schema itself stays on the server. */
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
