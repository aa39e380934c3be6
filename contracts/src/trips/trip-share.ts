import type { Trip as DomainTrip } from '@app/domain/trip'
import { z } from 'zod'

import type { FunctionContract } from '../function-contract.ts'
import { Trip } from './trip.ts'

/** A link through which anyone may read a trip until a date. The token is returned once and is not stored. */
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

/** As `share-trip` creates them: 32 random bytes. */
export const ShareToken = z.string().regex(/^[\w-]{43}$/)

/**
 * The owner's latest version, without budget, ideas, preferences and the trip's own id. Notes, own stops, appointments,
 * costs, the number of travellers and the lodging are included only when the owner shares the notes.
 */
export type SharedTrip = { readonly trip: DomainTrip; readonly expiresAt: string; readonly updatedAt: string }
export const SharedTripResponse = z.object({
  /** Null: the link does not exist, or no longer. */
  shared: z.object({ trip: Trip, expiresAt: z.iso.datetime(), updatedAt: z.iso.datetime() }).nullable(),
})

export const sharedTripContract = {
  name: 'shared-trip',
  request: z.strictObject({ token: ShareToken }),
  response: SharedTripResponse,
} as const satisfies FunctionContract

/** Reads the tables directly; a browser calls the function `shared-trip` instead. */
export type AskSharedTrip = (token: string) => Promise<SharedTrip | null>
