import { EventEmitter } from 'node:events'

import type { PlanAnswer } from '@app/contracts/trips/plan-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { createPlanCheckThread, type PlanOrder } from './plan-check-thread.ts'

const ANSWER: PlanAnswer = { version: 1, kind: 'refused', because: 'no-city' }
const STAYING = new AbortController().signal
const question = (plan: string) => ({ plan, city: '', start: '', passport: '' })

class FakeThread extends EventEmitter {
  readonly orders: PlanOrder[] = []
  readonly terminate = vi.fn(async () => 0)
  postMessage(order: PlanOrder): void {
    this.orders.push(order)
  }
  unref(): void {}
}

describe('createPlanCheckThread', () => {
  let threads: FakeThread[]
  let check: ReturnType<typeof createPlanCheckThread>
  const plans = () => threads.flatMap(({ orders }) => orders.map(({ question: { plan } }) => plan))
  const ask = (plan: string, signal = STAYING) => check(question(plan), signal)
  beforeEach(() => {
    threads = []
    check = createPlanCheckThread(
      () => Date.UTC(2026, 10, 15),
      () => {
        const thread = new FakeThread()
        threads.push(thread)
        return thread
      },
    )
  })

  it('checks one plan at a time, in the order of arrival', async () => {
    const answers = [ask('first'), ask('second')]
    expect(plans()).toEqual(['first'])
    threads[0]?.emit('message', ANSWER)
    expect(plans()).toEqual(['first', 'second'])
    threads[0]?.emit('message', ANSWER)
    expect(await Promise.all(answers)).toEqual([ANSWER, ANSWER])
    expect(threads[0]?.orders[0]?.today).toBe('2026-11-15')
  })

  it('queues eight plans and refuses the next with a retry answer', async () => {
    for (let count = 0; count < 9; count += 1) void ask(`plan ${count}`)
    await expect(ask('one too many')).rejects.toMatchObject({
      code: 'server_busy',
      status: 503,
      headers: { 'retry-after': '5' },
    })
    threads[0]?.emit('message', ANSWER)
    void ask('now there is room')
    for (let count = 0; count < 9; count += 1) threads[0]?.emit('message', ANSWER)
    expect(plans().at(-1)).toBe('now there is room')
  })

  it('skips the plan of a visitor who has left', async () => {
    const leaving = new AbortController()
    void ask('first')
    const left = ask('second', leaving.signal)
    const third = ask('third')
    leaving.abort(new Error('left'))
    await expect(left).rejects.toThrow('left')
    threads[0]?.emit('message', ANSWER)
    expect(plans()).toEqual(['first', 'third'])
    // An unanswered plan would time out a minute later, during another test.
    threads[0]?.emit('message', ANSWER)
    expect(await third).toBe(ANSWER)
  })

  it('goes on with a new thread when one has died', async () => {
    const answers = [ask('deadly'), ask('fine')]
    threads[0]?.emit('error', new Error('out of memory'))
    await expect(answers[0]).rejects.toThrow('out of memory')
    threads[1]?.emit('message', ANSWER)
    expect(await answers[1]).toBe(ANSWER)
  })

  it('aborts a plan that never ends, and ends an idle thread', async () => {
    vi.useFakeTimers()
    try {
      const endless = ask('endless')
      const after = ask('after')
      vi.advanceTimersByTime(60_000)
      await expect(endless).rejects.toMatchObject({ code: 'server_busy' })
      expect(threads[0]?.terminate).toHaveBeenCalledOnce()
      threads[0]?.emit('message', { ...ANSWER, because: 'empty' })
      threads[1]?.emit('message', ANSWER)
      expect(await after).toBe(ANSWER)
      vi.advanceTimersByTime(5 * 60_000)
      expect(threads[1]?.terminate).toHaveBeenCalledOnce()
    } finally {
      vi.useRealTimers()
    }
  })
})
