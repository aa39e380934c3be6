import { z } from 'zod'

import type { FunctionContract } from '../function-contract.ts'

const LONGEST_ADDRESS = 254

export const TrialSignupEmailRequest = z.strictObject({ email: z.string().trim().max(LONGEST_ADDRESS).pipe(z.email()) })
export type TrialSignupEmailRequest = z.infer<typeof TrialSignupEmailRequest>

/** The same for every address: whether an account or an earlier mail exists is private. */
export const TrialSignupEmailResponse = z.object({ accepted: z.literal(true) })
export type TrialSignupEmailResponse = z.infer<typeof TrialSignupEmailResponse>

export const trialSignupEmailContract = {
  name: 'trial-signup-email',
  request: TrialSignupEmailRequest,
  response: TrialSignupEmailResponse,
} as const satisfies FunctionContract
