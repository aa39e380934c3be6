import { describe, expect, it } from 'vitest'

import { calendarDate } from '../kernel/index.ts'
import { checkPassport, type PassportRule, type PassportTrip } from './index.ts'

const TRIP: PassportTrip = {
  issuedOn: calendarDate('2020-05-10'),
  expiresOn: calendarDate('2027-07-20'),
  arrivesOn: calendarDate('2027-01-10'),
  leavesOn: calendarDate('2027-01-20'),
}
const answer = (rule: PassportRule, changes: Partial<PassportTrip> = {}) =>
  checkPassport({ ...TRIP, ...changes }).find((finding) => finding.rule === rule)?.answer.kind

describe('checkPassport', () => {
  it.each([
    ['PV-1 lasts to the very day', 'schengen-three-months', { expiresOn: calendarDate('2027-04-20') }, 'met'],
    ['PV-1 a day short', 'schengen-three-months', { expiresOn: calendarDate('2027-04-19') }, 'not-met'],
    ['PV-2 ten years old on the day of entry', 'schengen-ten-years', { issuedOn: calendarDate('2017-01-10') }, 'met'],
    ['PV-2 a day older', 'schengen-ten-years', { issuedOn: calendarDate('2017-01-09') }, 'not-met'],
    ['PV-2 nobody said when it was issued', 'schengen-ten-years', { issuedOn: null }, 'needs-fact'],
    ['PV-3 six months after leaving, to the day', 'six-months-from-departure', {}, 'met'],
    ['PV-3 a day short', 'six-months-from-departure', { expiresOn: calendarDate('2027-07-19') }, 'not-met'],
    ['PV-4 counted from arrival', 'six-months-from-arrival', { expiresOn: calendarDate('2027-07-10') }, 'met'],
    ['PV-4 a day short', 'six-months-from-arrival', { expiresOn: calendarDate('2027-07-09') }, 'not-met'],
    ['PV-5 expires on the day of leaving', 'valid-for-stay', { expiresOn: calendarDate('2027-01-20') }, 'met'],
    ['PV-5 expires during the trip', 'valid-for-stay', { expiresOn: calendarDate('2027-01-19') }, 'not-met'],
  ] as const)('%s', (_, rule, changes, kind) => expect(answer(rule, changes)).toBe(kind))

  it('names the required expiry date, at the end of a short month too', () => {
    const [first] = checkPassport({ ...TRIP, leavesOn: calendarDate('2027-11-30') })
    expect(first?.answer).toMatchObject({ untilAtLeast: '2028-02-29' })
  })
})
