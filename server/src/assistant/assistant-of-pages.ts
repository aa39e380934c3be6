import { randomUUID } from 'node:crypto'

import { readCrisis } from '@app/companion/crisis'
import type { KeptAnswer } from '@app/contracts/assistant'
import type { AskAssistant } from '@app/contracts/page-rendering'
import { isFinishedPlan } from '@app/domain/usage-limits'

import type { LimitRule, RateLimits } from '../limits/rate-limits.ts'
import type { Log } from '../logging/log.ts'
import { answerInCrisis } from './answer-in-crisis.ts'
import type { Asking } from './answer-thread.ts'
import type { Companion } from './create-companion.ts'

type Deps = {
  readonly limits: RateLimits
  readonly companion: Companion
  readonly log: Log
  readonly patienceMs?: number
}

export type AssistantOfPages = {
  answerFor(address: string): AskAssistant
  prepare(): void
}

/** A page without script asks as often as a person can read. */
const PAGE_ANSWER_LIMIT = { name: 'page-answer', points: 30, seconds: 60, counted: 'here' } as const satisfies LimitRule
/** These are not counted as anybody's allowance, so there are only so many. */
const PAGE_ANSWERS_A_DAY = { name: 'page-answer-day', points: 30, seconds: 86_400 } as const satisfies LimitRule
/** Within the time that a page has: the first question of a server reads the tables, and may take longer. */
const PATIENCE_MS = 8_000

/** The built-in engine for a page that is drawn here. Whoever gets no answer now has a page that asks by itself. */
export function createAssistantOfPages({ limits, companion, log, patienceMs = PATIENCE_MS }: Deps): AssistantOfPages {
  return {
    prepare: companion.prepare,
    answerFor: (address) => async (question) => {
      const crisis = readCrisis(question)
      if (crisis) {
        const asking = { asker: address, signal: AbortSignal.timeout(patienceMs) }
        return answerInCrisis({ companion, log }, crisis, { request: requestOf(question), ...asking })
      }
      for (const rule of [PAGE_ANSWER_LIMIT, PAGE_ANSWERS_A_DAY])
        if (!(await limits.consume(rule, address)).isAllowed) return null
      return wholeAnswer(companion, question, { asker: address, signal: AbortSignal.timeout(patienceMs) }).catch(
        (error: unknown) => {
          log.error({ error }, 'A page got no answer from the engine')
          return null
        },
      )
    },
  }
}

async function wholeAnswer(companion: Companion, question: string, asking: Asking): Promise<KeptAnswer | null> {
  for await (const event of companion.answer({ request: requestOf(question), ...asking })) {
    // A plan is counted, and a page does not say whose it is: whoever has script asks again and is counted.
    if (event.kind === 'done') return event.answer.calls.some(isFinishedPlan) ? null : event.answer
  }
  return null
}

function requestOf(question: string) {
  return { turnId: randomUUID(), conversationId: randomUUID(), question, earlier: [] }
}
