import type { AskPlanCheck, PlanQuestion } from '@app/contracts/trips/plan-check'

import { AppError } from '../errors/app-error.ts'
import type { RateLimits } from '../limits/rate-limits.ts'
import { PLAN_CHECK_LIMIT } from './plan-check-limit.ts'
import type { CheckPlan } from './plan-check-thread.ts'

type Deps = {
  readonly limits: RateLimits
  readonly checkPlan: CheckPlan
  readonly now: () => number
  readonly timeoutMs?: number
}

export type PlanCheckForPage = {
  readonly askFor: (address: string, gone: AbortSignal) => AskPlanCheck
  /** Called when the page is opened, before a plan is pasted. */
  readonly prepare: () => void
}

/** Part of the time that a page has: the first question of a server reads the tables, and may take longer. */
const TIMEOUT_MS = 7000

/** When there is no answer now, the page says so and still has the text. */
export function createPlanCheckForPage({ limits, checkPlan, now, timeoutMs = TIMEOUT_MS }: Deps): PlanCheckForPage {
  const askFor: PlanCheckForPage['askFor'] = (address, gone) => async (question) => {
    const { isAllowed } = await limits.consume(PLAN_CHECK_LIMIT, address)
    if (!isAllowed) return 'too-often'
    const late = AbortSignal.timeout(timeoutMs)
    return checkPlan(question, AbortSignal.any([gone, late])).catch((error: unknown) => {
      if (late.aborted || (error instanceof AppError && error.code === 'server_busy')) return 'unreachable'
      throw error
    })
  }
  return { askFor, prepare: createPreparePlanCheck(checkPlan, now) }
}

/** Any city makes the thread read the tables that all cities need. */
const WARM_UP: PlanQuestion = { plan: 'Paris\n10:00 Louvre', city: '', start: '', passport: '' }
/** Shorter than the idle time after which the thread ends. */
const LASTS_MS = 4 * 60_000

/** Loads the tables when the page is opened, so that the first answer of a server is as fast as later ones. */
export function createPreparePlanCheck(checkPlan: CheckPlan, now: () => number): () => void {
  let preparedAt = -Infinity
  return () => {
    if (now() - preparedAt < LASTS_MS) return
    preparedAt = now()
    // A busy server has already loaded its tables.
    checkPlan(WARM_UP, new AbortController().signal).catch(() => undefined)
  }
}
