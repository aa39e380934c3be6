/** The seats of a Nomad Squad: offered by the payer, taken by the invited mailbox. */
import { z } from 'zod'

import type { FunctionContract } from '../function-contract.ts'

export const SquadRequest = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('look') }),
  /** Inviting the same address again sends the mail again. */
  z.strictObject({ action: z.literal('invite'), email: z.email().max(320) }),
  /** Revokes a seat or an invitation. */
  z.strictObject({ action: z.literal('remove'), seat: z.uuid() }),
  z.strictObject({ action: z.literal('leave') }),
])
export type SquadRequest = z.infer<typeof SquadRequest>

export const SquadResponse = z.object({
  /** `payer`: has Nomad Squad, or still has seats from an earlier plan. */
  role: z.enum(['payer', 'member', 'none']),
  /** The plan is currently paid. */
  isActive: z.boolean(),
  /** The payer has cancelled: the end of the paid period. */
  endsAt: z.iso.datetime().nullable(),
  /** The payer included. */
  size: z.int(),
  /** Of the squad that the traveller is a member of. */
  payerName: z.string().nullable(),
  /** Without the payer. Empty for members. */
  seats: z.array(
    z.object({
      id: z.uuid(),
      email: z.string(),
      name: z.string(),
      state: z.enum(['invited', 'expired', 'joined']),
      since: z.iso.datetime(),
    }),
  ),
})
export type SquadResponse = z.infer<typeof SquadResponse>

export const squadContract = {
  name: 'squad',
  request: SquadRequest,
  response: SquadResponse,
} as const satisfies FunctionContract

export const SquadInvitationResponse = z.object({
  state: z.enum([
    'open',
    'sign-in',
    'joined',
    'own',
    'wrong-account',
    'other-squad',
    /** The payer has no squad at the moment. */
    'paused',
    'expired',
    'unknown',
  ]),
  /** The inviting payer; shown to anyone with the link. */
  payerName: z.string().nullable(),
})
export type SquadInvitationResponse = z.infer<typeof SquadInvitationResponse>

export const squadInvitationContract = {
  name: 'squad-invitation',
  /** `move`: takes the seat although the traveller has another, which becomes free. */
  request: z.strictObject({ seat: z.string().max(100), action: z.enum(['look', 'join', 'move']) }),
  response: SquadInvitationResponse,
} as const satisfies FunctionContract
