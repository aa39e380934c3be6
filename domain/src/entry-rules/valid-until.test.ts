import { describe, expect, it } from 'vitest'

import { calendarDate } from '../kernel/index.ts'
import { validUntil } from './valid-until.ts'

const JOURNEY = { arrivesOn: calendarDate('2027-01-10'), leavesOn: calendarDate('2027-01-31') }

describe('validUntil', () => {
  it.each([
    ['EN-2 months beyond departure', { validity: 3, unit: 'months', countedFrom: 'departure' }, '2027-04-30'],
    ['EN-2 months beyond arrival', { validity: 6, unit: 'months', countedFrom: 'arrival' }, '2027-07-10'],
    ['EN-2 for the stay alone', { validity: 0, unit: 'days', countedFrom: 'departure' }, '2027-01-31'],
    [
      'EN-2 nobody knows the day of the application',
      { validity: 6, unit: 'months', countedFrom: 'visa application' },
      '2027-07-10',
    ],
  ] as const)('%s', (_, rule, until) => expect(validUntil(rule, JOURNEY)).toBe(until))
})
