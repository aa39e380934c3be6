import { z } from 'zod'

import type { FunctionContract } from './function-contract.ts'

/** Proves once more who is asking; refused with `reauthentication_needed` when the session is not fresh and none is given. */
const proof = {
  currentPassword: z.string().max(1024).optional(),
  /** From the mail that `reauthenticate` sends. */
  nonce: z.string().max(64).optional(),
}

/** Answers with the bytes of a ZIP. */
export const exportAccountContract = {
  name: 'export-account',
  request: z.strictObject(proof),
  response: z.unknown(),
} as const satisfies FunctionContract

/** What the traveller types to say that they mean it. */
export const DELETE_WORD = 'DELETE'

/** Everything, at once and for good. */
export const deleteAccountContract = {
  name: 'delete-account',
  request: z.strictObject({ ...proof, confirmation: z.literal(DELETE_WORD) }),
  response: z.object({ isDeleted: z.literal(true) }),
} as const satisfies FunctionContract
