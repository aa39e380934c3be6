import { Trip } from '@app/contracts/trip'
import { type SharedTrip, ShareToken } from '@app/contracts/trip-share'
import type { Trip as DomainTrip } from '@app/domain/trip'

import type { Queryable } from '../database/db.ts'
import { hashShareToken } from './share-token.ts'

type Row = {
  readonly trip: unknown
  readonly with_notes: boolean
  readonly expires_ms: number
  readonly updated_ms: number
}

/** Null for a link that never was, has ended or was taken back: nobody learns which. */
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

function forOthers(trip: DomainTrip, withNotes: boolean): DomainTrip {
  const wishes = { ...trip.wishes, budget: null, mustNot: [] }
  const days = withNotes
    ? trip.days
    : trip.days.map((day) => ({ ...day, note: '', stops: day.stops.map((stop) => ({ ...stop, note: '' })) }))
  const planned = new Set(days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  const places = Object.fromEntries(Object.entries(trip.places).filter(([id]) => planned.has(id)))
  return { ...trip, days, places, ideas: [], wishes }
}

function isoOf(ms: number): string {
  return new Date(ms).toISOString()
}
