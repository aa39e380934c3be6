import { expect, it } from 'vitest'

import { EMPTY_ASK } from './empty-ask.ts'
import { applyUntouched } from './use-understood.ts'

const FIRST = { ...EMPTY_ASK, adults: 2, dayCount: 3, interests: ['art'] }
const BETTER = { ...FIRST, adults: 1, childAges: [4], dayCount: 5, interests: ['food'] }

it('applies the better reading to untouched chips', () => {
  expect(applyUntouched(FIRST, FIRST, BETTER)).toEqual(BETTER)
})

it('keeps a chip as a whole when the traveller changed one of its fields', () => {
  const now = { ...FIRST, adults: 3, interests: [] }
  expect(applyUntouched(now, FIRST, BETTER)).toEqual({ ...now, dayCount: 5 })
})
