import { z } from 'zod'

import type { FunctionContract } from '../function-contract.ts'
import { isPlanAnswer, type PlanAnswer, type PlanQuestion } from './plan-check.ts'

/** More than the longest plan: a plan that is too long gets an answer, not an error. */
const LONGEST_BODY_TEXT = 60_000

export const CheckPlanRequest = z.strictObject({
  plan: z.string().max(LONGEST_BODY_TEXT),
  city: z.string().max(200),
  start: z.string().max(10),
  passport: z.string().max(80),
}) satisfies z.ZodType<PlanQuestion>

/** Reads a pasted plan and checks it, for anyone. Nothing of it is stored. */
export const checkPlanContract = {
  name: 'check-plan',
  request: CheckPlanRequest,
  response: z.custom<PlanAnswer>(isPlanAnswer, 'not a checked plan of this version'),
} as const satisfies FunctionContract
