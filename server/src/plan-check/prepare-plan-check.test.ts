import { expect, it, vi } from 'vitest'

import { createPreparePlanCheck } from './prepare-plan-check.ts'

it('asks once in a while, however often the page is opened, and minds no refusal', () => {
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
