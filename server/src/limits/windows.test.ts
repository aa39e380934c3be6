import { expect, it } from 'vitest'

import { createWindows } from './windows.ts'

const RULE = { name: 'test', points: 2, seconds: 10 }

function counting() {
  let at = 1_000
  const windows = createWindows(RULE, () => at)
  return { windows, wait: (ms: number) => void (at += ms), ask: (key: string) => windows.consume(key) }
}

it('refuses calls over the limit until the period of the first is over', () => {
  const { ask, wait } = counting()
  expect([ask('ann'), ask('ann')].map(({ isAllowed }) => isAllowed)).toEqual([true, true])
  wait(9_999)
  expect(ask('ann')).toEqual({ isAllowed: false, retryAfterSeconds: 1 })
  wait(1)
  expect(ask('ann').isAllowed).toBe(true)
})

it('returns the time left', () => {
  const { ask, wait } = counting()
  ask('ann')
  wait(2_500)
  ask('ann')
  expect(ask('ann').retryAfterSeconds).toBe(8)
})

it('counts every key separately, also while others end', () => {
  const { ask, wait } = counting()
  for (const key of ['ann', 'ann', 'ben']) ask(key)
  wait(6_000)
  for (const key of ['cem', 'cem', 'ben']) ask(key)
  wait(4_000)
  expect(['ann', 'ben', 'cem', 'dora'].map((key) => ask(key).isAllowed)).toEqual([true, true, false, true])
})

it('resets a count', () => {
  const { ask, windows } = counting()
  for (let i = 0; i < 3; i++) ask('ann')
  windows.reset('ann')
  expect(ask('ann').isAllowed).toBe(true)
})
