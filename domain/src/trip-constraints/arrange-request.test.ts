import { describe, expect, it } from 'vitest'

import { calendarDate } from '../kernel/index.ts'
import { readTripRequest } from '../trip-request/index.ts'
import { arrangeRequest } from './arrange-request.ts'

const CITIES = ['Rome', 'Berlin']
const read = (text: string) =>
  readTripRequest(text, {
    today: calendarDate('2026-11-15'),
    findCity: (name) =>
      CITIES.includes(name) ? { name, country: 'XX', cityId: 1, coordinates: { latitude: 0, longitude: 0 } } : null,
  })
const arranged = (text: string, isDirect: ((from: string, to: string) => boolean) | null = null) => {
  const { destinations, days, conflict } = arrangeRequest(read(text), isDirect)
  return {
    stays: destinations.map(({ value }) => `${value.name} ${value.nights}`),
    days: days?.value,
    ...(conflict && { conflict }),
  }
}

describe('arrangeRequest', () => {
  it.each([
    ['meet Anna in Berlin between day 3 and 5, 4 days in Rome', ['Berlin 3', 'Rome 3'], 7],
    ['Rome 4 days, Berlin 3 days, Berlin on day 1', ['Berlin 3', 'Rome 3'], 7],
    ['8 days: Rome 4 days, Berlin 4 days, wedding in Rome on day 8', ['Berlin 4', 'Rome 3'], 8],
  ])('puts the destinations on the days they are wanted: %s', (text, stays, days) =>
    expect(arranged(text)).toEqual({ stays, days }),
  )

  it('says which change would help if there is no such order', () => {
    expect(
      arranged('Rome 4 days, Berlin 4 days, wedding in Rome on day 4, dinner in Berlin on day 4').conflict,
    ).toEqual({
      kind: 'window',
      city: 'Rome',
      firstDay: 5,
      lastDay: 5,
    })
  })

  it('quotes the wish for direct flights where no routes are at hand', () => {
    const { unread = [] } = arrangeRequest(read('Rome 4 days, Berlin 4 days, only direct flights'))
    expect(unread.map(({ value }) => value)).toEqual(['only direct flights'])
  })

  it('asks for direct flights only if they are wanted', () => {
    const never = (): boolean => false
    expect(arranged('Rome 4 days, Berlin 4 days', never).conflict).toBeUndefined()
    expect(arranged('Rome 4 days, Berlin 4 days, only direct flights', never).conflict).toEqual({ kind: 'flights' })
  })
})
