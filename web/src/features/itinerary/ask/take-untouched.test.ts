import { expect, it } from 'vitest'

import { EMPTY_ASK } from './empty-ask.ts'
import { takeUntouched } from './take-untouched.ts'

const FIRST = { ...EMPTY_ASK, adults: 2, dayCount: 3, interests: ['art'] }
const BETTER = { ...FIRST, adults: 1, childAges: [4], dayCount: 5, interests: ['food'] }

it('takes the better reading where nobody has changed anything', () => {
  expect(takeUntouched(FIRST, FIRST, BETTER)).toEqual(BETTER)
})

it('leaves what the traveller changed, and what stands beside it in the same chip', () => {
  const now = { ...FIRST, adults: 3, interests: [] }
  expect(takeUntouched(now, FIRST, BETTER)).toEqual({ ...now, dayCount: 5 })
})
