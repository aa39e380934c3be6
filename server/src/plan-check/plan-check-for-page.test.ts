import type { PlanAnswer } from '@app/contracts/trips/plan-check'
import { describe, expect, it, vi } from 'vitest'

import { AppError } from '../errors/app-error.ts'
import type { RateLimits } from '../limits/rate-limits.ts'
import { createPlanCheckForPage } from './plan-check-for-page.ts'

const ANSWER: PlanAnswer = { version: 1, kind: 'refused', because: 'no-city' }
const QUESTION = { plan: '9:00 Louvre', city: '', start: '', passport: '' }
const STAYING = new AbortController().signal
const now = () => 0

function limitsOf(isAllowed: boolean) {
  const consume = vi.fn<RateLimits['consume']>(async () => ({ isAllowed, retryAfterSeconds: 60 }))
  return { consume, reset: async () => {} }
}

describe('createPlanCheckForPage', () => {
  it('counts the address together with the function, and checks nothing beyond the limit', async () => {
    const checkPlan = vi.fn(async () => ANSWER)
    const limits = limitsOf(true)
    expect(await createPlanCheckForPage({ limits, checkPlan, now }).askFor('an address', STAYING)(QUESTION)).toBe(
      ANSWER,
    )
    expect(limits.consume).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'function-check-plan', points: 60, seconds: 60 }),
      'an address',
    )
    const { askFor: refusing } = createPlanCheckForPage({ limits: limitsOf(false), checkPlan, now })
    expect(await refusing('an address', STAYING)(QUESTION)).toBe('too-often')
    expect(checkPlan).toHaveBeenCalledOnce()
  })

  it("gives up before the page's deadline, while the tables are still loading", async () => {
    const checkPlan = (_: unknown, signal: AbortSignal) =>
      new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      })
    const { askFor: ask } = createPlanCheckForPage({ limits: limitsOf(true), checkPlan, now, timeoutMs: 1 })
    expect(await ask('an address', STAYING)(QUESTION)).toBe('unreachable')
  })

  it('reports that too many plans wait, and hides no other error', async () => {
    const failing = (error: Error) =>
      createPlanCheckForPage({ limits: limitsOf(true), now, checkPlan: () => Promise.reject(error) }).askFor(
        'an address',
        STAYING,
      )
    expect(await failing(new AppError('server_busy'))(QUESTION)).toBe('unreachable')
    await expect(failing(new Error('broken'))(QUESTION)).rejects.toThrow('broken')
  })
})
