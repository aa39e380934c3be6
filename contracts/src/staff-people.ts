/** Account look-up for owners and admins: a role is granted to a person, not to an id. */
import { z } from 'zod'

import type { FunctionContract } from './function-contract.ts'

export const StaffPeopleRequest = z.discriminatedUnion('action', [
  /** Part of an address or of a name, or a whole account id. */
  z.strictObject({ action: z.literal('find'), query: z.string().trim().min(2).max(200) }),
  z.strictObject({ action: z.literal('named'), ids: z.array(z.uuid()).max(100) }),
])
export type StaffPeopleRequest = z.infer<typeof StaffPeopleRequest>

export const StaffPerson = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string().nullable(),
  since: z.iso.datetime(),
  roles: z.array(z.string()),
})
export type StaffPerson = z.infer<typeof StaffPerson>

export const StaffPeopleResponse = z.object({
  people: z.array(StaffPerson),
  /** There are more matches: the query should be longer. */
  hasMore: z.boolean(),
})
export type StaffPeopleResponse = z.infer<typeof StaffPeopleResponse>

export const staffPeopleContract = {
  name: 'staff-people',
  request: StaffPeopleRequest,
  response: StaffPeopleResponse,
} as const satisfies FunctionContract
