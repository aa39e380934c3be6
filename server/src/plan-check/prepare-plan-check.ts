import type { PlanQuestion } from '@app/contracts/plan-check'

import type { CheckPlan } from './plan-check-thread.ts'

/** Any city has the thread read what all of them need. */
const WARM_UP: PlanQuestion = { plan: 'Paris\n10:00 Louvre', city: '', start: '', passport: '' }
/** Shorter than the thread lives without a question. */
const LASTS_MS = 4 * 60_000

/** Has the tables read for whoever is about to paste a plan, so that the first answer of a server is as quick as the next. */
export function createPreparePlanCheck(checkPlan: CheckPlan, now: () => number): () => void {
  let preparedAt = -Infinity
  return () => {
    if (now() - preparedAt < LASTS_MS) return
    preparedAt = now()
    // A server that is busy is warm already.
    checkPlan(WARM_UP, new AbortController().signal).catch(() => undefined)
  }
}
