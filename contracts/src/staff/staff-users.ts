/** Accounts of travellers for staff. Support reads; owners and admins change, each change with a reason. */
import { z } from 'zod'

import type { FunctionContract } from '../function-contract.ts'

const ID = z.uuid()
const REASON = z.string().trim().min(3).max(500)
/** Up to the end of that UTC day. */
const LAST_DAY = z.iso.date()

export const UsersQuery = z.strictObject({
  action: z.literal('search'),
  query: z.string().trim().max(200),
  only: z.enum(['all', 'trial', 'paying', 'staff', 'disabled']),
  page: z.int().min(1).max(10_000),
})
export type UsersQuery = z.infer<typeof UsersQuery>

export const UserChange = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('give-plan'),
    id: ID,
    plan: z.enum(['globetrotter', 'jetsetter']),
    lastDay: LAST_DAY,
    reason: REASON,
  }),
  z.strictObject({ action: z.literal('end-plan'), id: ID, reason: REASON }),
  z.strictObject({ action: z.literal('change-trial'), id: ID, lastDay: LAST_DAY, reason: REASON }),
  z.strictObject({ action: z.literal('end-trial'), id: ID, reason: REASON }),
  z.strictObject({ action: z.literal('disable'), id: ID, reason: REASON }),
  z.strictObject({ action: z.literal('enable'), id: ID, reason: REASON }),
])
export type UserChange = z.infer<typeof UserChange>

export const StaffUsersRequest = z.union([
  UsersQuery,
  z.strictObject({ action: z.literal('read'), id: ID }),
  UserChange,
])
export type StaffUsersRequest = z.infer<typeof StaffUsersRequest>

const UserRow = z.object({
  id: ID,
  email: z.string(),
  name: z.string().nullable(),
  since: z.string(),
  lastSignIn: z.string().nullable(),
  tier: z.string(),
  trialEnd: z.string().nullable(),
  isDisabled: z.boolean(),
  roles: z.array(z.string()),
})
export type UserRow = z.infer<typeof UserRow>

const UserDetails = UserRow.extend({
  isConfirmed: z.boolean(),
  usageToday: z.array(z.object({ kind: z.string(), used: z.int() })),
  sessions: z.int(),
  pushDevices: z.int(),
  trips: z.int(),
  /** Of squads that they pay for, and of the one that they are in. */
  seatsGiven: z.int(),
  isInSquad: z.boolean(),
  given: z.object({ plan: z.string(), endsAt: z.string(), reason: z.string() }).nullable(),
  notices: z.array(z.object({ at: z.string(), title: z.string(), isRead: z.boolean() })),
  /** What staff did with this account; empty for support, who may not read the log. */
  log: z.array(z.object({ at: z.string(), action: z.string(), reason: z.string().nullable() })),
  /** The caller may change this account: not oneself, and nobody of a higher role. */
  mayChange: z.boolean(),
})
export type UserDetails = z.infer<typeof UserDetails>

export const StaffUsersResponse = z.object({
  users: z.array(UserRow).optional(),
  total: z.int().optional(),
  user: UserDetails.optional(),
})
export type StaffUsersResponse = z.infer<typeof StaffUsersResponse>

export const staffUsersContract = {
  name: 'staff-users',
  request: StaffUsersRequest,
  response: StaffUsersResponse,
} as const satisfies FunctionContract

export const StaffExportRequest = z.strictObject({ id: ID, reason: REASON })

export const staffExportContract = {
  name: 'staff-export-account',
  request: StaffExportRequest,
  /** The answer is a ZIP file. */
  response: z.unknown(),
} as const satisfies FunctionContract
