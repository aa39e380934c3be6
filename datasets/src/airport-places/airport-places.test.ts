import { describe, expect, it } from 'vitest'

import { AIRPORTS } from '../airports/index.ts'
import { placeOfAirport } from './index.ts'

describe('placeOfAirport', () => {
  it('has every airport of the list, with a valid time zone', () => {
    const without = AIRPORTS.filter(({ code }) => !placeOfAirport(code)?.timeZone)
    expect(without.length).toBeLessThan(3)
    for (const { code } of AIRPORTS) {
      const timeZone = placeOfAirport(code)?.timeZone
      if (timeZone) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
    }
  })

  it.each([
    ['HHN', 'Frankfurt am Main', 103],
    ['BVA', 'Paris', 69],
    ['NYO', 'Stockholm', 89],
    ['STN', 'London', 49],
    ['NRT', 'Tokyo', 63],
    ['MLB', 'Orlando', 87],
    ['LHR', 'London', 23],
    ['LIS', 'Lisbon', 7],
    ['STW', 'Stavropol', 13],
    ['HYD', 'Hyderabad', 17],
  ])('%s is named after %s, %i km away', (code, city, km) => {
    expect(placeOfAirport(code)?.namedAfter).toMatchObject({ city })
    expect(Math.abs((placeOfAirport(code)?.namedAfter?.km ?? 0) - km)).toBeLessThanOrEqual(1)
  })

  it.each([
    ['LIS', 'Europe/Lisbon'],
    ['JFK', 'America/New_York'],
    ['KTM', 'Asia/Kathmandu'],
    ['PPT', 'Pacific/Tahiti'],
  ])('%s is in the time zone %s', (code, timeZone) => expect(placeOfAirport(code)?.timeZone).toBe(timeZone))

  it('returns nothing for an unknown airport', () => expect(placeOfAirport('ZZZ')).toBeUndefined())
})
