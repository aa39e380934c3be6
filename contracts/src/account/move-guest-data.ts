import { z } from 'zod'

import { KeptConversation } from '../assistant.ts'
import type { FunctionContract } from '../function-contract.ts'
import { DeviceHash } from './device.ts'

export const ITEM_TYPES = ['place', 'restaurant', 'hotel', 'flight', 'car', 'itinerary', 'article', 'answer'] as const
export type ItemType = (typeof ITEM_TYPES)[number]
export const MAX_GUEST_SAVES = 3
/** Per request; a device with more sends several requests. */
export const MAX_GUEST_CONVERSATIONS = 50
/** Of the whole request: a plan of two weeks takes 250 kB. */
export const MAX_GUEST_BYTES = 8_000_000

/** The table has the same bounds. */
export const GuestSave = z.strictObject({
  id: z.string().regex(/^guest_\w{1,60}$/),
  savedAt: z.iso.datetime(),
  type: z.enum(ITEM_TYPES),
  title: z.string().trim().min(1).max(300),
  description: z.string().max(4000),
  image_url: z
    .string()
    .max(2048)
    .regex(/^(https:\/\/|\/(?![/\\]))/)
    .nullable(),
  item_id: z.string().min(1).max(500),
  item_data: z.record(z.string(), z.unknown()),
})
export type GuestSave = z.infer<typeof GuestSave>

/** A guest's data from before the sign-in. Saves and usage are moved to the account completely or not at all. */
export const MoveGuestDataRequest = z.strictObject({
  /** And the extra one that caused the sign-in. */
  saves: z.array(GuestSave).max(MAX_GUEST_SAVES + 1),
  device: DeviceHash.optional(),
  conversations: z.array(KeptConversation).max(MAX_GUEST_CONVERSATIONS).optional(),
})
export type MoveGuestDataRequest = z.infer<typeof MoveGuestDataRequest>

export const MoveGuestDataResponse = z.object({
  /** How many of the saves the account did not have yet. */
  moved: z.int().min(0),
  /** Conversations that the account did not accept, for lack of room or because of their content. */
  left: z.array(z.uuid()).readonly().optional(),
})
export type MoveGuestDataResponse = z.infer<typeof MoveGuestDataResponse>

export const moveGuestDataContract = {
  name: 'move-guest-data',
  request: MoveGuestDataRequest,
  response: MoveGuestDataResponse,
} as const satisfies FunctionContract
