import { describe, expect, it } from 'vitest'

import { withAirportCities } from './with-airport-cities.ts'

const city = (name: string, rank: number) => ({ name, rank })
const LONDON = city('London', 2)
const merge = (typed: string, cities: readonly ReturnType<typeof city>[], isWhole = true) =>
  withAirportCities(typed, cities, [{ city: LONDON, isWhole }]).map(({ name }) => name)

describe('withAirportCities', () => {
  it('puts the city of an airport before a small town of that name', () => {
    expect(merge('Heathrow', [city('Heathrow', 40_000)])).toEqual(['London', 'Heathrow'])
  })

  it('puts it after a known city of that name', () => {
    expect(merge('luton', [city('Luton', 900), city('Lutong', 8_000)])).toEqual(['Luton', 'London', 'Lutong'])
  })

  it('waits for the whole name while a known city has the prefix', () => {
    expect(merge('chang', [city('Changsha', 90)], false)).toEqual(['Changsha'])
    expect(merge('changi', [city('Changing', 90)])).toEqual(['London', 'Changing'])
  })

  it('answers a prefix without a known city', () => {
    expect(merge('heathr', [], false)).toEqual(['London'])
    expect(merge('heath', [city('Heath', 30_000)], false)).toEqual(['London', 'Heath'])
  })

  it('lists a city once', () => {
    expect(merge('london', [LONDON, city('Londonderry', 2_000)])).toEqual(['London', 'Londonderry'])
  })
})
