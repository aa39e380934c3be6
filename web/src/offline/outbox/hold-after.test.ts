import { describe, expect, it } from 'vitest'

import { holdAfter } from './hold-after.ts'

const waitOf = (attempts: number, chance: number, retryAfterMs: number | null = null) =>
  holdAfter({ attempts, retryAfterMs, now: 0, chance }).until

describe('holdAfter', () => {
  it('doubles with every failure, up to five minutes, with random jitter', () => {
    expect([0, 1, 2, 30].map((attempts) => waitOf(attempts, 1))).toEqual([2000, 4000, 8000, 300_000])
    expect(waitOf(2, 0)).toBe(4000)
  })

  it('is at least as long as the server requires, and never longer than an hour', () => {
    expect([waitOf(0, 1, 90_000), waitOf(0, 1, 86_400_000)]).toEqual([90_000, 3_600_000])
    expect(holdAfter({ attempts: 0, retryAfterMs: 1000, now: 0, chance: 0 }).isServersWish).toBe(true)
  })
})
