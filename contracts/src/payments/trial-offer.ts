import { z } from 'zod'

import { DeviceHash } from '../account/device.ts'
import type { FunctionContract } from '../function-contract.ts'

export const TrialOfferRequest = z.strictObject({ device: DeviceHash })
/** A mailbox that had its trial gets the same answer: otherwise it would reveal which mailboxes have an account. */
export const TrialOfferResponse = z.object({ trial: z.enum(['starts', 'refused']) })
export type TrialOfferResponse = z.infer<typeof TrialOfferResponse>

/** Whether a new account of this device starts with a trial. */
export const trialOfferContract = {
  name: 'trial-offer',
  request: TrialOfferRequest,
  response: TrialOfferResponse,
} as const satisfies FunctionContract
