import { describe, expect, it } from 'vitest'

import { calendarDate } from '../../kernel/index.ts'
import type { TripCity } from '../../trip/index.ts'
import { readTripRequest } from '../read-trip-request.ts'

const city = (name: string, country: string): TripCity => ({
  name,
  country,
  cityId: null,
  coordinates: { latitude: 0, longitude: 0 },
})
const CITIES: Readonly<Record<string, TripCity>> = {
  krakow: city('Kraków', 'PL'),
  warsaw: city('Warsaw', 'PL'),
  tire: city('Tire', 'TR'),
  dunes: city('Dunes', 'FR'),
  sofia: city('Sofia', 'BG'),
  bansko: city('Bansko', 'BG'),
  izmir: city('İzmir', 'TR'),
}
const WELL_KNOWN = new Set(['krakow', 'warsaw', 'sofia', 'izmir'])

function destinationsOf(text: string): readonly (string | null)[] {
  const request = readTripRequest(text, {
    today: calendarDate('2026-11-19'),
    findCity: (name) => CITIES[name.toLowerCase()] ?? null,
    findCountry: (name) => (name.toLowerCase() === 'namibia' ? 'NA' : null),
    isWellKnown: (name) => WELL_KNOWN.has(name.toLowerCase()),
  })
  return request.destinations.map(({ value }) => value.city?.name ?? value.country)
}

describe('lower-case names of villages', () => {
  it.each([
    ['krakow 3 days with grandad, dont want to tire him', ['Kraków']],
    ['namibia self drive 12 days, must see: dunes', ['NA']],
    ['izmir and tire 3 days', ['İzmir', 'Tire']],
    ['a week in tire', ['Tire']],
    ['10 days krakow warsaw', ['Kraków', 'Warsaw']],
  ])('%s', (text, destinations) => {
    expect(destinationsOf(text)).toEqual(destinations)
  })

  it('adds a town of the same country that is listed after a capitalised one', () => {
    expect(destinationsOf('Sofia + bansko skiing 5 days')).toEqual(['Sofia', 'Bansko'])
  })
})
