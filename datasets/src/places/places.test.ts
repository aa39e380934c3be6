import { distanceKm } from '@app/domain/kernel'
import { describe, expect, it, vi } from 'vitest'

import { loadCities } from '../cities/index.ts'
import { findCountry } from '../countries/index.ts'
import { readPackedFile } from '../packed-files/index.ts'
import { findTable } from '../register/index.ts'
import { COVERED_CITY_IDS, coverageOf, loadPlaces } from './index.ts'

// A hundred thousand rows take a busy machine seconds.
vi.setConfig({ testTimeout: 30_000 })

const LISBON = 2_267_057
const PARIS = 2_988_507

const cities = await loadCities(readPackedFile)
const open = await loadPlaces(readPackedFile, 'places-open')
const shareAlike = await loadPlaces(readPackedFile, 'places-share-alike')

describe.each([
  [open, 10_230],
  [shareAlike, 53_259],
])('places', (places, size) => {
  const all = [...places.all()]

  it(`of ${places.table} are ${size}, each once`, () => {
    expect(all).toHaveLength(size)
    expect(new Set(all.map(({ id }) => id)).size).toBe(size)
  })

  it('have a name and a valid position, in a country, within 31 km of their city', () => {
    const wrong = all.filter(({ name, country, cityId, coordinates }) => {
      const city = cityId === null ? undefined : cities.find(cityId)
      const isFar = city ? distanceKm(city.coordinates, coordinates) > 31 : cityId !== null
      const isOff = Math.abs(coordinates.latitude) > 90 || Math.abs(coordinates.longitude) > 180
      return name === '' || !findCountry(country) || isFar || isOff
    })
    expect(wrong).toEqual([])
  })

  it('return the places of a city, the most named first', () => {
    const found = places.inCity(LISBON)
    expect(found.length).toBeGreaterThan(5)
    expect(found.every(({ cityId, country }) => cityId === LISBON && country === 'PT')).toBe(true)
    expect(found[0]!.popularity).toBeGreaterThanOrEqual(found.at(-1)!.popularity)
    expect(places.inCity(1)).toEqual([])
  })
})

describe('the two tables', () => {
  it('keep every Wikivoyage place out of the open one', () => {
    const stray = [...open.all()].filter(({ sources }) => sources.some((name) => name.startsWith('wikivoyage')))
    expect(stray).toEqual([])
    const foreign = [...shareAlike.all()].filter(
      ({ sources }) => !sources.some((name) => name.startsWith('wikivoyage')),
    )
    expect(foreign).toEqual([])
    expect([findTable('places-open')?.isShareAlike, findTable('places-share-alike')?.isShareAlike]).toEqual([
      false,
      true,
    ])
  })

  it('name their licence', () => {
    expect([open.origin.licence, shareAlike.origin.licence]).toEqual(['CC0-1.0', 'CC-BY-SA-3.0'])
  })

  it('contain the Eiffel Tower', () => {
    const tower = shareAlike.inCity(PARIS).find(({ id }) => id === 'Q243')
    expect(tower).toMatchObject({ name: 'Eiffel Tower', kind: 'tower', group: 'see', groupBasis: 'source' })
    expect(tower?.otherNames).toContainEqual({ language: 'fr', name: 'Tour Eiffel' })
  })

  it('find nearby places', () => {
    const belem = { latitude: 38.6916, longitude: -9.216 }
    const museums = shareAlike.near(belem, 2, ({ kind }) => kind === 'museum')
    expect(museums.length).toBeGreaterThan(0)
    expect(museums.every(({ km, value }) => km <= 2 && value.kind === 'museum')).toBe(true)
  })
})

describe('coverageOf', () => {
  it('counts 4,723 cities, every one in the table of cities', () => {
    expect(COVERED_CITY_IDS).toHaveLength(4723)
    expect(COVERED_CITY_IDS.filter((id) => !cities.find(id))).toEqual([])
  })

  it('reports rich and empty coverage', () => {
    expect(coverageOf(PARIS)?.coverage).toBe('good')
    expect(coverageOf(1_795_565)).toMatchObject({ coverage: 'none', notable: 0 })
    expect(coverageOf(1)).toBeUndefined()
  })
})
