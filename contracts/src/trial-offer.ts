import { z } from 'zod'

import { DeviceHash } from './device.ts'
import type { FunctionContract } from './function-contract.ts'

export const TrialOfferRequest = z.strictObject({ device: DeviceHash })
/** A mailbox that has had its trial is not told apart here: that would say whose mailboxes have an account. */
export const TrialOfferResponse = z.object({ trial: z.enum(['starts', 'refused']) })
export type TrialOfferResponse = z.infer<typeof TrialOfferResponse>

/** Whether a new account of this device starts with a trial. */
export const trialOfferContract = {
  name: 'trial-offer',
  request: TrialOfferRequest,
  response: TrialOfferResponse,
} as const satisfies FunctionContract
