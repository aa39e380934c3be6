import { expect, it } from 'vitest'

import { describePlan } from './purchase-list.tsx'

const END = '2026-11-24T12:00:00.000Z'
const END_MS = Date.parse(END)

it.each([
  ['free', END, END_MS - 1, 'On the free trial until 24 Nov 2026'],
  ['free', END, END_MS, 'On the free plan'],
  ['free', null, END_MS, 'On the free plan'],
  ['Jetsetter', END, END_MS - 1, 'On Jetsetter'],
])('%s, trial to %s, asked at %d: %s', (tier, trialEnd, nowMs, words) => {
  expect(describePlan({ tier, trialEnd }, 'en-GB', nowMs)).toBe(words)
})
