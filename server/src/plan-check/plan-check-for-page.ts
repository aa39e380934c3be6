import type { AskPlanCheck } from '@app/contracts/plan-check'

import { AppError } from '../errors/app-error.ts'
import type { RateLimits } from '../limits/rate-limits.ts'
import { PLAN_CHECK_LIMIT } from './plan-check-limit.ts'
import type { CheckPlan } from './plan-check-thread.ts'
import { createPreparePlanCheck } from './prepare-plan-check.ts'

type Deps = {
  readonly limits: RateLimits
  readonly checkPlan: CheckPlan
  readonly now: () => number
  readonly patienceMs?: number
}

export type PlanCheckForPage = {
  readonly askFor: (address: string, gone: AbortSignal) => AskPlanCheck
  /** Somebody has opened the page and is about to paste a plan. */
  readonly prepare: () => void
}

/** Within the time that a page has: the first question of a server reads the tables, and may take longer. */
const PATIENCE_MS = 7000

/** What cannot be answered now is said in the page, which still has the text. */
export function createPlanCheckForPage({ limits, checkPlan, now, patienceMs = PATIENCE_MS }: Deps): PlanCheckForPage {
  const askFor: PlanCheckForPage['askFor'] = (address, gone) => async (question) => {
    const { isAllowed } = await limits.consume(PLAN_CHECK_LIMIT, address)
    if (!isAllowed) return 'too-often'
    const late = AbortSignal.timeout(patienceMs)
    return checkPlan(question, AbortSignal.any([gone, late])).catch((error: unknown) => {
      if (late.aborted || (error instanceof AppError && error.code === 'server_busy')) return 'unreachable'
      throw error
    })
  }
  return { askFor, prepare: createPreparePlanCheck(checkPlan, now) }
}
