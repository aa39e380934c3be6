import { Trip } from '@app/contracts/trips/trip'
import { type SharedTrip, ShareToken } from '@app/contracts/trips/trip-share'
import { NO_WISHES, type Stop, type Trip as DomainTrip, type TripDay } from '@app/domain/trip'

import type { Queryable } from '../database/db.ts'
import { hashShareToken } from './share-token.ts'

type Row = {
  readonly trip: unknown
  readonly with_notes: boolean
  readonly expires_ms: number
  readonly updated_ms: number
}

/** Null for a link that never existed, has expired or was revoked; the answer does not reveal which. */
export async function findSharedTrip(db: Queryable, token: string, nowMs: number): Promise<SharedTrip | null> {
  if (!ShareToken.safeParse(token).success) return null
  const [row] = await db.query<Row>(
    `select version.trip, share.with_notes, (extract(epoch from share.expires_at) * 1000)::float8 as expires_ms,
       (extract(epoch from trip.updated_at) * 1000)::float8 as updated_ms
     from public.trip_shares as share join public.trips as trip on trip.id = share.trip_id
       join public.trip_versions as version
         on version.id = trip.heads[cardinality(trip.heads)] and version.trip_id = trip.id
     where share.token_hash = $1`,
    [hashShareToken(token)],
  )
  if (!row || row.expires_ms <= nowMs) return null
  const trip = Trip.safeParse(row.trip)
  if (!trip.success) return null
  const shown = { expiresAt: isoOf(row.expires_ms), updatedAt: isoOf(row.updated_ms) }
  return { ...shown, trip: forOthers(trip.data, row.with_notes) }
}

/** Travellers, preferences and budget are private. Everything else personal is shown only with the notes. */
function forOthers(trip: DomainTrip, withNotes: boolean): DomainTrip {
  const days = withNotes
    ? trip.days
    : trip.days.map((day, index) => withoutBed(withoutOwnWords(day, trip.days[index - 1])))
  const planned = new Set(days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  const places = Object.fromEntries(Object.entries(trip.places).filter(([id]) => planned.has(id)))
  const { adults, pace } = trip.wishes
  const wishes = { ...NO_WISHES, pace, ...(withNotes && { adults }) }
  return { ...trip, id: SHARED_ID, days, places, ideas: [], wishes }
}

/** Not the owner's own trip id, because it would lead to their versions. */
const SHARED_ID = 'shared'

/**
 * Appointments, the owner's own texts and payments are notes too. Shared costs would reveal the number of travellers.
 */
function withoutOwnWords(day: TripDay, before: TripDay | undefined): TripDay {
  // The leg between two cities is fixed like an appointment, and not private.
  const way = before && `${before.city.name} – ${day.city.name}`
  const stops = day.stops.map((stop, index) => {
    const isPrivate = stop.kind === 'appointment' && stop.title !== way
    const comesFromPrivate = stopWithPlaceBefore(day, index)?.kind === 'appointment'
    return {
      ...stop,
      note: '',
      cost: null,
      ...(isPrivate ? { title: APPOINTMENT, placeId: null } : { title: titleForOthers(stop) }),
      ...((isPrivate || comesFromPrivate) && { leg: null }),
    }
  })
  return { ...day, note: '', stops }
}

const APPOINTMENT = 'Appointment'
const MEAL = 'Meal'
const OWN_PLANS = 'Own plans'
/** The titles that a plan gives a meal without a restaurant. */
const PLANNED_MEALS: readonly string[] = ['Breakfast', 'Lunch', 'Dinner']

/** A place has its public name; a stop without a place has the owner's own words as its title. */
function titleForOthers({ kind, placeId, title }: Stop): string {
  if (placeId !== null || kind === 'appointment') return title
  if (kind !== 'meal') return OWN_PLANS
  return PLANNED_MEALS.includes(title) ? title : MEAL
}

function stopWithPlaceBefore({ stops }: TripDay, index: number): Stop | undefined {
  return stops.slice(0, index).findLast(({ placeId }) => placeId !== null)
}

/** The legs from the lodging are removed too: its position could be computed from three of them. */
function withoutBed(day: TripDay): TripDay {
  const { name: title, coordinates } = day.city
  const firstPlace = day.stops.findIndex(({ placeId }) => placeId !== null)
  const stops = day.stops.map((stop, index) => (index <= firstPlace ? { ...stop, leg: null } : stop))
  return { ...day, stops, start: { ...day.start, title, coordinates }, end: { ...day.end, title, coordinates } }
}

function isoOf(ms: number): string {
  return new Date(ms).toISOString()
}
