import { shareTripContract, type ShareTripResponse, sharedTripContract } from '@app/contracts/trips/trip-share'

import { AppError } from '../../errors/app-error.ts'
import type { Platform } from '../../platform.ts'
import { findSharedTrip } from '../../trips/find-shared-trip.ts'
import { hashShareToken, newShareToken } from '../../trips/share-token.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

const DAY_MS = 86_400_000
const MAX_LINKS = 20

export function createShareTripFunction({ now }: Pick<Platform, 'now'>): ServerFunction {
  return defineFunction({
    kind: 'writing',
    hasSecretAnswer: true,
    name: shareTripContract.name,
    access: 'user',
    input: shareTripContract.request,
    maxBodyBytes: 1_000,
    async handle(_request, { input: { tripId, days, withNotes }, caller, tx }) {
      // Run as the traveller: other travellers' trips are not found.
      const [trip] = await tx.query('select id from public.trips where id = $1', [tripId])
      if (!trip) throw new AppError('trip_not_found')
      await tx.query(`select set_config('role', 'none', true)`)
      // Locked, or parallel requests would each see room for one more.
      await tx.query('select from public.trips where id = $1 for update', [tripId])
      const expiresAt = new Date(now() + days * DAY_MS).toISOString()
      await tx.query('delete from public.trip_shares where trip_id = $1 and expires_at <= $2', [
        tripId,
        new Date(now()).toISOString(),
      ])
      const token = newShareToken()
      const [row] = await tx.query<{ id: string }>(
        `insert into public.trip_shares (trip_id, user_id, token_hash, with_notes, expires_at)
         select $1, $2, $3, $4, $5 where (select count(*) from public.trip_shares where trip_id = $1) < $6
         returning id`,
        [tripId, caller.userId, hashShareToken(token), withNotes, expiresAt, MAX_LINKS],
      )
      if (!row) throw new AppError('too_many_links')
      return Response.json({ id: row.id, token, expiresAt } satisfies ShareTripResponse)
    },
  })
}

/** Public for holders of the link, in a browser that already runs the app. */
export function createSharedTripFunction({ db, now }: Pick<Platform, 'db' | 'now'>): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: sharedTripContract.name,
    access: 'public',
    input: sharedTripContract.request,
    maxBodyBytes: 1_000,
    async handle(_request, { input: { token } }) {
      return Response.json({ shared: await findSharedTrip(db, token, now()) })
    },
  })
}
