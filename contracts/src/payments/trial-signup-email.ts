import { z } from 'zod'

import type { FunctionContract } from '../function-contract.ts'

const LONGEST_ADDRESS = 254

export const TrialSignupEmailRequest = z.strictObject({
  email: z.string().trim().max(LONGEST_ADDRESS).pipe(z.email()),
  /** The words that stood beside the button, by version. */
  words: z.literal('link-1').optional(),
  /** The words beside the tick for travel notes; absent when it was not ticked. */
  news: z.literal('news-1').optional(),
  /** The page on which the form stood. */
  page: z
    .string()
    .max(200)
    .regex(/^\/[\w\-/.~%]*$/)
    .optional(),
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .optional(),
})
export type TrialSignupEmailRequest = z.infer<typeof TrialSignupEmailRequest>

/** The same for every address: whether an account or an earlier mail exists is private. */
export const TrialSignupEmailResponse = z.object({ accepted: z.literal(true) })
export type TrialSignupEmailResponse = z.infer<typeof TrialSignupEmailResponse>

export const trialSignupEmailContract = {
  name: 'trial-signup-email',
  request: TrialSignupEmailRequest,
  response: TrialSignupEmailResponse,
} as const satisfies FunctionContract
