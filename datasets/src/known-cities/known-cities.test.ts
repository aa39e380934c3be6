import { distanceKm } from '@app/domain/kernel'
import { describe, expect, it, vi } from 'vitest'

import { loadCities } from '../cities/index.ts'
import { readPackedFile } from '../packed-files/index.ts'
import { KNOWN_CITIES } from './index.ts'

// A hundred thousand rows take a busy machine seconds.
vi.setConfig({ testTimeout: 30_000 })

const names = KNOWN_CITIES.names()
const cities = await loadCities(readPackedFile)

describe('known cities', () => {
  it('match the full table, with the same time zone and a similar population', () => {
    const ids = [...cities.all()].flatMap((city) => (KNOWN_CITIES.find(city.id) ? [city] : []))
    expect(ids).toHaveLength(10_000)
    const wrong = ids.filter((city) => {
      const known = KNOWN_CITIES.find(city.id)
      const isFar = !known || distanceKm(known.coordinates, city.coordinates) > 1.2
      const isOther = known?.country !== city.country || known.timeZone !== city.timeZone
      const share = (known?.population ?? 1) / (city.population ?? 1)
      return isFar || isOther || share < 0.8 || share > 1.25
    })
    expect(wrong).toEqual([])
  })

  it.each([
    ['Lisbon', 2_267_057],
    ['Rom', 3_169_070],
    ['Tokyo', 1_850_147],
    ['New York', 5_128_581],
    ['Hong Kong', 1_819_729],
  ])('find %s by its name', (name, id) => expect(names.findCity(name)?.cityId).toBe(id))

  it('have the state of a city in the United States, and of no other', () => {
    expect(KNOWN_CITIES.find(5_128_581)?.division).toBe('New York')
    expect(KNOWN_CITIES.find(2_267_057)?.division).toBeNull()
  })

  it('return nothing for an unknown id', () => expect(KNOWN_CITIES.find(1)).toBeUndefined())
})
