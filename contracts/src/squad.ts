/** The seats of a Nomad Squad: offered by whoever pays, taken by the mailbox that was invited. */
import { z } from 'zod'

import type { FunctionContract } from './function-contract.ts'

export const SquadRequest = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('look') }),
  /** Once more for the same address sends the mail once more. */
  z.strictObject({ action: z.literal('invite'), email: z.email().max(320) }),
  /** Takes a seat back, or an invitation. */
  z.strictObject({ action: z.literal('remove'), seat: z.uuid() }),
  z.strictObject({ action: z.literal('leave') }),
])
export type SquadRequest = z.infer<typeof SquadRequest>

export const SquadResponse = z.object({
  /** `payer`: has Nomad Squad, or seats from a time when they had it. */
  role: z.enum(['payer', 'member', 'none']),
  /** The plan is paid for now. */
  isActive: z.boolean(),
  /** Whoever pays has cancelled: until when it is still paid for. */
  endsAt: z.iso.datetime().nullable(),
  /** The payer included. */
  size: z.int(),
  /** Of the squad somebody travels with. */
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
  /** Who invites; said to whoever has the link. */
  payerName: z.string().nullable(),
})
export type SquadInvitationResponse = z.infer<typeof SquadInvitationResponse>

export const squadInvitationContract = {
  name: 'squad-invitation',
  /** `move`: takes it although they sit elsewhere; that seat is free then. */
  request: z.strictObject({ seat: z.string().max(100), action: z.enum(['look', 'join', 'move']) }),
  response: SquadInvitationResponse,
} as const satisfies FunctionContract
