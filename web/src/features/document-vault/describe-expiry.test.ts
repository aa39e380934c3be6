import { calendarDate } from '@app/domain/kernel'
import { expect, it } from 'vitest'

import { describeExpiry } from './describe-expiry.ts'

const TODAY = calendarDate('2026-11-19')

it.each([
  ['2026-11-18', 'past', 'Expired 18 Nov 2026'],
  ['2026-11-19', 'soon', 'Expires today'],
  ['2026-11-20', 'soon', 'Expires 20 Nov 2026, tomorrow'],
  ['2026-11-21', 'soon', 'Expires 21 Nov 2026, in 2 days'],
  ['2027-08-16', 'soon', 'Expires 16 Aug 2027, in 270 days'],
  ['2027-08-17', 'later', 'Expires 17 Aug 2027'],
])('of %s is %s', (date, state, words) => {
  expect(describeExpiry(date, TODAY, 'en-GB')).toEqual({ words, state })
})

it.each([null, '', '2026-02-31', 'soon'])('is nothing for %s', (date) => {
  expect(describeExpiry(date, TODAY, 'en-GB')).toBeNull()
})
