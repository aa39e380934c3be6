import { expect, it, vi } from 'vitest'

import { createPreparePlanCheck } from './plan-check-for-page.ts'

it('runs at most every few minutes, and ignores refusals', () => {
  const checkPlan = vi.fn(async () => Promise.reject(new Error('busy')))
  let now = 0
  const prepare = createPreparePlanCheck(checkPlan, () => now)
  prepare()
  prepare()
  expect(checkPlan).toHaveBeenCalledTimes(1)
  now = 5 * 60_000
  prepare()
  expect(checkPlan).toHaveBeenCalledTimes(2)
})
