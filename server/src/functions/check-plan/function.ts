import { checkPlanContract } from '@app/contracts/check-plan'

import type { Platform } from '../../platform.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

/** For a browser that is already here; the page itself asks without a detour. Nothing of the plan is kept. */
export function createCheckPlanFunction({ now }: Pick<Platform, 'now'>): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: checkPlanContract.name,
    access: 'public',
    input: checkPlanContract.request,
    maxBodyBytes: 300_000,
    // The first question of a server reads the tables.
    timeoutMs: 30_000,
    limit: { points: 60, seconds: 60, counted: 'here' },
    async handle(_request, { input }) {
      const { createPlanCheck } = await import('../../plan-check/plan-check.ts')
      return Response.json(await createPlanCheck(now)(input))
    },
  })
}
