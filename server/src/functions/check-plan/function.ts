import { checkPlanContract } from '@app/contracts/trips/check-plan'

import { PLAN_CHECK_LIMIT } from '../../plan-check/plan-check-limit.ts'
import type { CheckPlan } from '../../plan-check/plan-check-thread.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

/**
 * For a browser that already runs the app; the server-rendered page calls the code directly. Nothing of the plan is
 * stored.
 */
export function createCheckPlanFunction(checkPlan: CheckPlan): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: checkPlanContract.name,
    access: 'public',
    input: checkPlanContract.request,
    maxBodyBytes: 300_000,
    // The first question of a server reads the tables.
    timeoutMs: 30_000,
    limit: PLAN_CHECK_LIMIT,
    handle: async (_request, { input, signal }) => Response.json(await checkPlan(input, signal)),
  })
}
