import { keptAnswer } from '@app/companion/engine'
import type { AskAssistant } from '@app/contracts/page-rendering'

import type { LookUpSource } from '../companion/create-look-ups.ts'
import type { LimitRule, RateLimits } from '../limits/rate-limits.ts'
import type { Log } from '../logging/log.ts'

type Deps = {
  readonly limits: RateLimits
  readonly lookUps: LookUpSource
  readonly log: Log
  readonly patienceMs?: number
}

export type AnswerForPage = (address: string) => AskAssistant

/** A page without script asks as often as a person can read. */
const PAGE_ANSWER_LIMIT = { name: 'page-answer', points: 30, seconds: 60, counted: 'here' } as const satisfies LimitRule
/** Within the time that a page has: the first question of a server reads the tables, and may take longer. */
const PATIENCE_MS = 5000

/** The built-in engine for a page that is drawn here. Whoever gets no answer now has a page that asks by itself. */
export function createAnswerForPage({ limits, lookUps, log, patienceMs = PATIENCE_MS }: Deps): AnswerForPage {
  return (address) => async (question) => {
    const { isAllowed } = await limits.consume(PAGE_ANSWER_LIMIT, address)
    if (!isAllowed) return null
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), patienceMs)
    })
    const answer = lookUps
      .open()
      .then((opened) => keptAnswer({ question }, opened))
      .catch((error: unknown) => {
        log.error({ error }, 'A page got no answer from the engine')
        return null
      })
    return Promise.race([answer, late]).finally(() => clearTimeout(timer))
  }
}
