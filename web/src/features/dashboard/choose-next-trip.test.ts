import { describe, expect, it } from 'vitest'

import { chooseNextTrip, daysUntil, type Journey } from './choose-next-trip.ts'

const journey = (
  id: string,
  firstDate: string | null,
  lastDate: string | null = firstDate,
  changedAt = '',
): Journey => ({
  id,
  title: id,
  dayCount: 3,
  firstDate,
  lastDate,
  cities: [],
  stopCount: null,
  changedAt,
})
const TODAY = '2026-11-15'
const next = (...journeys: readonly Journey[]) => chooseNextTrip(journeys, TODAY)?.id

describe('the next trip', () => {
  it('is the current one before an upcoming one', () =>
    expect(next(journey('later', '2026-12-01'), journey('now', '2026-11-13', '2026-11-15'))).toBe('now'))
  it('excludes one that ended yesterday', () =>
    expect(next(journey('over', '2026-11-10', '2026-11-14'))).toBeUndefined())
  it('is the soonest of several', () => expect(next(journey('b', '2027-02-01'), journey('a', '2026-11-20'))).toBe('a'))
  it('is the newest without dates when none has any', () =>
    expect(next(journey('old', null, null, '2026-01'), journey('new', null, null, '2026-11'))).toBe('new'))
  it('prefers one with dates to one without', () =>
    expect(next(journey('undated', null, null, '2026-11'), journey('dated', '2026-11-15'))).toBe('dated'))
})

it.each([
  ['2026-11-15', 0],
  ['2026-11-16', 1],
  ['2026-11-13', -2],
  ['2027-03-29', 134],
])('%s is %i days away', (date, days) => expect(daysUntil(date, TODAY)).toBe(days))
