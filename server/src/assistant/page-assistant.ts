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
  readonly timeoutMs?: number
}

export type PageAssistant = {
  answerFor(address: string): AskAssistant
  prepare(): void
}

/** A page without script may ask about as often as a person can read. */
const PAGE_ANSWER_LIMIT = { name: 'page-answer', points: 30, seconds: 60, counted: 'here' } as const satisfies LimitRule
/** These questions use up no allowance, so their number is limited. */
const PAGE_ANSWERS_A_DAY = { name: 'page-answer-day', points: 30, seconds: 86_400 } as const satisfies LimitRule
/** Part of the time that a page has: the first question of a server reads the tables, and may take longer. */
const TIMEOUT_MS = 8_000

/** The built-in engine for server-rendered pages. Without an answer in time the page asks again with its script. */
export function createPageAssistant({ limits, companion, log, timeoutMs = TIMEOUT_MS }: Deps): PageAssistant {
  return {
    prepare: companion.prepare,
    answerFor: (address) => async (question) => {
      const crisis = readCrisis(question)
      if (crisis) {
        const asking = { requester: address, signal: AbortSignal.timeout(timeoutMs) }
        return answerInCrisis({ companion, log }, crisis, { request: requestOf(question), ...asking })
      }
      for (const rule of [PAGE_ANSWER_LIMIT, PAGE_ANSWERS_A_DAY])
        if (!(await limits.consume(rule, address)).isAllowed) return null
      return collectAnswer(companion, question, { requester: address, signal: AbortSignal.timeout(timeoutMs) }).catch(
        (error: unknown) => {
          log.error({ error }, 'A page got no answer from the engine')
          return null
        },
      )
    },
  }
}

async function collectAnswer(companion: Companion, question: string, asking: Asking): Promise<KeptAnswer | null> {
  for await (const event of companion.answer({ request: requestOf(question), ...asking })) {
    // A plan is counted per device, and a page without script names none; with script the page asks again.
    if (event.kind === 'done') return event.answer.calls.some(isFinishedPlan) ? null : event.answer
  }
  return null
}

function requestOf(question: string) {
  return { turnId: randomUUID(), conversationId: randomUUID(), question, earlier: [] }
}
