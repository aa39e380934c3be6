import type { Trip as DomainTrip } from '@app/domain/trip'
import { z } from 'zod'

import type { FunctionContract } from './function-contract.ts'
import { Trip } from './trip.ts'

/** A link by which anybody may read a trip until a day. The token is told once and kept nowhere. */
export const ShareTripRequest = z.strictObject({
  tripId: z.uuid(),
  days: z.int().min(1).max(365),
  withNotes: z.boolean(),
})
export const ShareTripResponse = z.object({ id: z.uuid(), token: z.string(), expiresAt: z.iso.datetime() })
export type ShareTripResponse = z.infer<typeof ShareTripResponse>

export const shareTripContract = {
  name: 'share-trip',
  request: ShareTripRequest,
  response: ShareTripResponse,
} as const satisfies FunctionContract

/** As `share-trip` makes them: 32 random bytes. */
export const ShareToken = z.string().regex(/^[\w-]{43}$/)

/**
 * As its owner left it last; without their budget, ideas, needs and the trip's own id. Their notes, own stops,
 * appointments, costs, head count and the place of their bed are in it only where they wanted the notes along.
 */
export type SharedTrip = { readonly trip: DomainTrip; readonly expiresAt: string; readonly updatedAt: string }
export const SharedTripResponse = z.object({
  /** Null: there is no such link, or no longer. */
  shared: z.object({ trip: Trip, expiresAt: z.iso.datetime(), updatedAt: z.iso.datetime() }).nullable(),
})

export const sharedTripContract = {
  name: 'shared-trip',
  request: z.strictObject({ token: ShareToken }),
  response: SharedTripResponse,
} as const satisfies FunctionContract

/** Straight from the tables; a browser asks the function `shared-trip` instead. */
export type AskSharedTrip = (token: string) => Promise<SharedTrip | null>
