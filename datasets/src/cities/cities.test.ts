import { foldText } from '@app/domain/place-search'
import { describe, expect, it, vi } from 'vitest'

import { COUNTRIES, findCountry } from '../countries/index.ts'
import { readPackedFile } from '../packed-files/index.ts'
import { TIME_ZONES } from '../time-zones/index.ts'
import { loadCities } from './index.ts'

// A hundred thousand rows take a busy machine seconds.
vi.setConfig({ testTimeout: 30_000 })

const LARGE = 100_000
const MOST_ELSEWHERE = 2
const plainName = (name: string): string => foldText(name).replace(/ (?:province|region|city|department)$/, '')

const cities = await loadCities(readPackedFile)
const all = [...cities.all()]

describe('cities', () => {
  it('are more than 199,000, each once', () => {
    expect(all).toHaveLength(cities.size)
    expect(cities.size).toBeGreaterThan(199_000)
    expect(new Set(all.map(({ id }) => id)).size).toBe(cities.size)
  })

  it('have valid positions, countries, time zones and populations', () => {
    const zones = new Set(TIME_ZONES.map(({ name }) => name))
    const wrong = all.filter(
      ({ name, country, coordinates: { latitude, longitude }, timeZone, population }) =>
        name === '' ||
        !findCountry(country) ||
        !zones.has(timeZone) ||
        Math.abs(latitude) > 85 ||
        Math.abs(longitude) > 180 ||
        (population !== null && (population < 1 || population > 30_000_000)),
    )
    expect(wrong).toEqual([])
  })

  it.each([
    [2_267_057, 'Lisbon', 'Lisbon', 'PT', 'Europe/Lisbon', 517_802],
    [1_850_147, 'Tokyo', 'Tokyo', 'JP', 'Asia/Tokyo', 8_336_599],
    [2_988_507, 'Paris', 'Île-de-France', 'FR', 'Europe/Paris', 2_138_551],
  ])('%i is %s', (id, name, division, country, timeZone, population) => {
    expect(cities.find(id)).toMatchObject({ name, division, country, timeZone, population, kind: 'capital' })
  })

  it('are in the division named after them, if the country has one', () => {
    const divisions = new Set(all.map(({ country, division }) => `${country}|${plainName(division ?? '')}`))
    const elsewhere = all.filter(
      ({ name, country, division, population }) =>
        (population ?? 0) >= LARGE &&
        plainName(division ?? '') !== plainName(name) &&
        divisions.has(`${country}|${plainName(name)}`),
    )
    const inCountry = Map.groupBy(elsewhere, ({ country }) => country)
    // Washington and Kansas City in the United States, and capitals beside their province elsewhere, are valid
    // exceptions.
    expect([...inCountry].filter(([, found]) => found.length > MOST_ELSEWHERE)).toEqual([])
  })

  it('contain the capital of every country', () => {
    const ids = COUNTRIES.flatMap(({ capital }) => capital?.cityId ?? [])
    expect(ids.length).toBeGreaterThan(235)
    expect(ids.filter((id) => cities.find(id)?.kind !== 'capital')).toEqual([])
  })

  it('are found by position', () => {
    const near = cities.near({ latitude: 38.7167, longitude: -9.1333 }, 5)
    expect(near[0]?.value.name).toBe('Lisbon')
    expect(near.every(({ km }) => km <= 5)).toBe(true)
    expect(cities.near({ latitude: -48.9, longitude: -123.4 }, 1000)).toEqual([])
  })

  it('are listed by country, and the largest of a region first', () => {
    expect(cities.inCountry('MC').some(({ name }) => name === 'Monaco')).toBe(true)
    expect(cities.inCountry('ZZ')).toEqual([])
    const towns = cities.townsNear({ latitude: 48.8566, longitude: 2.3522 }, 60)
    expect(towns[0]?.name).toBe('Paris')
    expect(towns.every(({ population }) => (population ?? 0) >= 5000)).toBe(true)
  })

  it('are not found by an unknown id', () => expect(cities.find(1)).toBeUndefined())
})
