import { sharedTripContract } from '@app/contracts/trip-share'

import type { Platform } from '../../platform.ts'
import { findSharedTrip } from '../../trips/find-shared-trip.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

/** For whoever has the link, in a browser that is already here. */
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
