import { z } from 'zod'

import type { FunctionContract } from '../function-contract.ts'

/** Proof of identity; refused with `reauthentication_needed` when the session is not fresh and none is given. */
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

/** The traveller types this word to confirm. */
export const DELETE_WORD = 'DELETE'

/** Deletes everything, at once and permanently. */
export const deleteAccountContract = {
  name: 'delete-account',
  request: z.strictObject({ ...proof, confirmation: z.literal(DELETE_WORD) }),
  response: z.object({ isDeleted: z.literal(true) }),
} as const satisfies FunctionContract
