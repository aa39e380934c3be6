import { describe, expect, it } from 'vitest'

import { moonDatesIn, parseEventRule } from './index.ts'

const datesOf = (rule: string, year: number): string | null => {
  const parsed = parseEventRule(rule)
  const dates = parsed?.kind === 'hijri' || parsed?.kind === 'lunar' ? moonDatesIn(parsed, year) : null
  return dates && `${dates.from}/${dates.to}`
}

describe('moonDatesIn', () => {
  it.each([
    ['Ramadan of 2026', 'hijri:09-01/09-30', 2026, '2026-02-18/2026-03-19'],
    ['Ramadan of 2027, a month of 29 days', 'hijri:09-01/09-30', 2027, '2027-02-08/2027-03-08'],
    ['the end of Ramadan', 'hijri:10-01/10-03', 2027, '2027-03-09/2027-03-11'],
    ['the Chinese New Year', 'lunar:01-01/01-05', 2026, '2026-02-17/2026-02-21'],
    ['the lantern festival', 'lunar:01-15', 2026, '2026-03-03/2026-03-03'],
    ['the autumn moon', 'lunar:08-15', 2026, '2026-09-25/2026-09-25'],
  ])('knows %s', (_, rule, year, dates) => expect(datesOf(rule, year)).toBe(dates))
})
