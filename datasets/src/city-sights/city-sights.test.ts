import { distanceKm } from '@app/domain/kernel'
import { factsOfKind, WEEKDAYS } from '@app/domain/place-kinds'
import { describe, expect, it, vi } from 'vitest'

import { loadCities } from '../cities/index.ts'
import { readPackedFile } from '../packed-files/index.ts'
import { loadCitySights } from './index.ts'

// Reading a hundred thousand rows can take seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const PARIS = 2_988_507

const sights = await loadCitySights(readPackedFile)
const all = [...sights.all()]
const byCity = Map.groupBy(all, ({ cityId }) => cityId)

describe('the sights of a hundred cities', () => {
  it('are 20 to 30 in each, without duplicates', () => {
    expect(byCity.size).toBe(100)
    expect([...byCity.values()].filter(({ length }) => length < 20 || length > 30)).toEqual([])
    const doubled = [...byCity.values()].filter((list) => new Set(list.map(({ name }) => name)).size < list.length)
    expect(doubled.map((list) => list[0]?.cityId)).toEqual([])
  })

  it('are in or around a city of the table', async () => {
    const cities = await loadCities(readPackedFile)
    const far = all.filter(({ cityId, coordinates }) => {
      const city = cities.find(cityId)
      return !city || distanceKm(city.coordinates, coordinates) > 200
    })
    expect(far).toEqual([])
  })

  it('have a valid kind, minutes, days and a line of our own', () => {
    const wrong = all.filter(
      ({ kind, visitMinutes, closedOn, fact }) =>
        factsOfKind(kind).role === 'other' ||
        !(visitMinutes >= 5 && visitMinutes <= 480) ||
        !closedOn.every((day) => WEEKDAYS.includes(day)) ||
        fact.length < 3 ||
        fact.length > 90,
    )
    expect(wrong).toEqual([])
  })

  it('begin with the best known', () => {
    const [first, second] = sights.inCity(PARIS)
    expect(first).toMatchObject({ id: `sight-${PARIS}-1`, name: 'Eiffel Tower', rank: 1, isFree: false })
    expect(first?.otherNames).toContain('Tour Eiffel')
    expect(second).toMatchObject({ name: 'Louvre Museum', closedOn: ['Tu'] })
    expect(sights.inCity(1)).toEqual([])
  })
})
