import { describe, expect, it } from 'vitest'

import { calendarDate } from '../kernel/index.ts'
import { read } from './corpus/summarise.ts'
import { settleRequest } from './settle-request.ts'
import { wishesOf } from './wishes-of.ts'

describe('wishesOf', () => {
  it.each([
    ['for the whole trip', 'Rome, 3 days, for two, 900 euros', 90_000],
    ['per person', 'Rome, 3 days, for two, 900 euros per person', 180_000],
    ['per day', 'Rome, 3 days, for two, 80 euros a day', 24_000],
    ['per person and day', 'Rome, 3 days, for two, 80 euros per person per day', 48_000],
    ['of unknown length', 'Rome, for two, 80 euros a day', undefined],
    ['of unknown currency', 'Rome, for two, budget 900', undefined],
  ] as const)('a budget %s', (_, text, minorUnits) => {
    expect(wishesOf(read(text)).budget?.minorUnits).toBe(minorUnits)
  })

  it('counts adults and children apart, and walks little where walking is hard', () => {
    const wishes = wishesOf(read('Rome, 2 adults and 2 kids aged 4 and 9, grandma cannot walk far, relaxed'))
    expect(wishes).toMatchObject({ adults: 2, childAges: [4, 9], mobility: 'short-walks', pace: 'calm' })
    expect(wishes.walkingCapMetres).toBeGreaterThan(0)
  })

  it('assumes nothing but one adult at a steady pace', () => {
    expect(wishesOf(read(''))).toMatchObject({
      adults: 1,
      childAges: [],
      pace: 'steady',
      budget: null,
      mobility: 'any',
    })
  })
})

describe('settleRequest', () => {
  const text = 'Rome, 3 days, for two, 900 euros'
  const request = read(text)

  it('leaves what our own reader found', () => {
    expect(settleRequest(request, text)).toEqual(request)
  })

  const span = { start: 0, end: 999 }
  it.each([
    ['no days at all', { days: { value: 0, span } }, 'length'],
    [
      'dates in the wrong order',
      { dates: { value: { start: calendarDate('2027-05-09'), end: calendarDate('2027-05-03'), isExact: true }, span } },
      'dates',
    ],
    ['more children than people', { travellers: { value: { people: 1, children: 3, childAges: [] }, span } }, 'people'],
    [
      'a nameless city',
      { destinations: [{ value: { name: ' ', city: null, country: null, nights: null }, span }] },
      'destination',
    ],
  ] as const)('does not believe %s', (_, changes, missing) => {
    expect(settleRequest({ ...request, ...changes }, text).missing).toContain(missing)
  })

  it('does not quote words that are not there', () => {
    expect(settleRequest({ ...request, days: { value: 4, span } }, text).days).toEqual({
      value: 4,
      span: { start: 0, end: 0 },
    })
  })
})
