/** A timer: a contact gets a mail when the traveller has not checked in by then. */
import { CHECK_IN_LIMITS } from '@app/domain/check-in'
import { z } from 'zod'

import type { FunctionContract } from '../function-contract.ts'

const Position = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  accuracyM: z.number().min(0).max(10_000_000),
})

export const CheckInRequest = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('look') }),
  /** Sends the contact one mail that asks for consent. */
  z.strictObject({
    action: z.literal('add-contact'),
    name: z.string().trim().min(1).max(60),
    email: z.email().max(320),
  }),
  z.strictObject({
    action: z.literal('start'),
    contact: z.uuid(),
    dueAt: z.iso.datetime(),
    timeZone: z.string().max(60),
    note: z.string().trim().max(CHECK_IN_LIMITS.noteLetters),
    /** The traveller's explicit consent, for this timer. */
    sharesPosition: z.boolean(),
  }),
  z.strictObject({ action: z.literal('move'), dueAt: z.iso.datetime() }),
  z.strictObject({ action: z.literal('position'), position: Position }),
  /** Deletes the stored position, and the link shows none from then on. */
  z.strictObject({ action: z.literal('stop-sharing') }),
])
export type CheckInRequest = z.infer<typeof CheckInRequest>

export const SafetyContact = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  state: z.enum(['asked', 'accepted', 'refused']),
})
export type SafetyContact = z.infer<typeof SafetyContact>

export const CheckIn = z.object({
  id: z.uuid(),
  contactId: z.uuid(),
  dueAt: z.iso.datetime(),
  note: z.string(),
  sharesPosition: z.boolean(),
  positionedAt: z.iso.datetime().nullable(),
  /** The alarm mail is on its way. */
  alarmedAt: z.iso.datetime().nullable(),
  linkExpiresAt: z.iso.datetime().nullable(),
})
export type CheckIn = z.infer<typeof CheckIn>

/** `current`: the timer that runs, or the alarm that nobody has answered yet. */
export const CheckInResponse = z.object({ contacts: z.array(SafetyContact), current: CheckIn.nullable() })
export type CheckInResponse = z.infer<typeof CheckInResponse>

export const checkInContract = {
  name: 'check-in',
  request: CheckInRequest,
  response: CheckInResponse,
} as const satisfies FunctionContract

/** As the server makes them: 32 random bytes. */
const SafetyToken = z.string().regex(/^[\w-]{43}$/)

/** For the contact, who has no account: the link is the key. */
export const SafetyLinkRequest = z.strictObject({
  token: SafetyToken,
  /** `refuse` also stops such mails from everybody else. */
  action: z.enum(['look', 'accept', 'refuse']),
})

export const SafetyLinkResponse = z.object({
  /** Null: the link does not exist, or no longer. */
  link: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('contact'), traveller: z.string(), state: SafetyContact.shape.state }),
      z.object({
        kind: z.literal('alarm'),
        traveller: z.string(),
        state: SafetyContact.shape.state,
        dueAt: z.iso.datetime(),
        /** The traveller has checked in since. */
        safeAt: z.iso.datetime().nullable(),
        expiresAt: z.iso.datetime(),
        sharesPosition: z.boolean(),
        position: Position.extend({ at: z.iso.datetime() }).nullable(),
      }),
    ])
    .nullable(),
})
export type SafetyLinkResponse = z.infer<typeof SafetyLinkResponse>

export const safetyLinkContract = {
  name: 'safety-link',
  request: SafetyLinkRequest,
  response: SafetyLinkResponse,
} as const satisfies FunctionContract
