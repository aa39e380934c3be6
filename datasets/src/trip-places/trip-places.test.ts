import { distanceKm } from '@app/domain/kernel'
import { factsOfKind } from '@app/domain/place-kinds'
import { describe, expect, it, vi } from 'vitest'

import { loadCitySights } from '../city-sights/index.ts'
import { loadOsmPlaces } from '../osm-places/index.ts'
import { readPackedFile } from '../packed-files/index.ts'
import { loadPlaces } from '../places/index.ts'
import type { Candidate } from './candidate.ts'
import { MOST_FOOD, MOST_SIGHTS, tripPlaces } from './index.ts'
import { mergeCandidates } from './merge-candidates.ts'

vi.setConfig({ testTimeout: 30_000 })

const HELSINKI = { cityId: 658_225, country: 'FI', coordinates: { latitude: 60.1695, longitude: 24.9354 } }
const NOWHERE = { cityId: null, country: '', coordinates: { latitude: 0, longitude: -140 } }

const tables = {
  sights: await loadCitySights(readPackedFile),
  guides: [await loadPlaces(readPackedFile, 'places-open'), await loadPlaces(readPackedFile, 'places-share-alike')],
  map: await loadOsmPlaces(readPackedFile),
}

describe('tripPlaces', () => {
  const places = tripPlaces(tables, HELSINKI)

  it('are not many, each once, with somewhere to eat', () => {
    const isSight = ({ kind }: { readonly kind: string }) => factsOfKind(kind).role === 'sight'
    expect(places.filter(isSight).length).toBe(MOST_SIGHTS)
    expect(places.filter((place) => !isSight(place)).length).toBe(MOST_FOOD)
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length)
  })

  it('never name usual hours as read, nor read ones as usual', () => {
    const read = places.filter(({ hours }) => hours?.basis === 'source')
    expect(read.length).toBeGreaterThan(20)
    expect(read.every(({ sources }) => sources.includes('osm-places'))).toBe(true)
    const cathedral = places.find(({ name }) => name === 'Helsinki Cathedral')
    expect(cathedral).toMatchObject({ kind: 'cathedral', hours: { basis: 'source' } })
    expect(cathedral?.sources).toContain('osm-places')
  })

  it('come best known first, and lie near', () => {
    const sights = places.slice(0, MOST_SIGHTS).map(({ renown }) => renown)
    expect(sights).toEqual(sights.toSorted((a, b) => b - a))
    expect(places.filter(({ coordinates }) => distanceKm(coordinates, HELSINKI.coordinates) > 31)).toEqual([])
  })

  it('begin with what every guide names, once, as guidance', () => {
    const dubai = tripPlaces(tables, {
      cityId: 292_223,
      country: 'AE',
      coordinates: { latitude: 25.0657, longitude: 55.1713 },
    })
    expect(dubai.length).toBeGreaterThanOrEqual(25)
    const khalifa = dubai.filter(({ name }) => name === 'Burj Khalifa')
    expect(khalifa).toHaveLength(1)
    expect(dubai[0]).toMatchObject({ name: 'Burj Khalifa', renown: 1, hours: { basis: 'usual' }, priceBasis: 'usual' })
    expect(dubai[0]?.sources).toEqual(['city-sights', 'places-open'])
    expect(dubai[0]?.fact).toBeTruthy()
  })

  it('are none in the ocean', () => expect(tripPlaces(tables, NOWHERE)).toEqual([]))
})

describe('mergeCandidates', () => {
  const LOUVRE: Candidate = {
    id: 'Q19675',
    wikidataId: 'Q19675',
    name: 'Louvre Museum',
    otherNames: ['Musée du Louvre'],
    coordinates: { latitude: 48.861, longitude: 2.3358 },
    kind: 'museum',
    openingHours: null,
    isFree: false,
    renown: 0.5,
    sources: ['places-open'],
    guidance: null,
  }
  const OTHER = { ...LOUVRE, id: 'osm-w1', wikidataId: null, sources: ['osm-places'], renown: 0.1 }

  it.each([
    ['by its name in another language', { name: 'musee du louvre', otherNames: [] }, 1],
    ['without the word of its kind', { name: 'Le Louvre', otherNames: [] }, 1],
    ['by its number', { name: 'Ludwig', otherNames: [], wikidataId: 'Q19675' }, 1],
    ['not by another number', { wikidataId: 'Q5' }, 2],
    ['not from afar', { coordinates: { latitude: 48.9, longitude: 2.3358 } }, 2],
    ['not the garden of the same name', { name: 'Jardin du Louvre', otherNames: [], kind: 'garden' }, 2],
  ])('knows a place again: %s', (_, changes, count) => {
    expect(mergeCandidates([LOUVRE, { ...OTHER, ...changes }])).toHaveLength(count)
  })

  it.each([
    ['takes the door that a table knows', 'museum', 0.003, 48.864],
    ['keeps its own where the table is far off', 'museum', 0.015, 48.861],
    ['keeps its own for a park', 'park', 0.003, 48.861],
  ])('a sight by hand %s', (_, kind, offset, latitude) => {
    const guidance = { visitMinutes: 90, usualHours: null, price: null, isIndoor: null, fact: 'A fact' }
    const written: Candidate = { ...LOUVRE, id: 'sight-1', wikidataId: null, kind, guidance, sources: ['city-sights'] }
    const known = { ...LOUVRE, kind, coordinates: { ...LOUVRE.coordinates, latitude: 48.861 + offset } }
    const merged = mergeCandidates([written, known])
    expect(merged).toHaveLength(1)
    expect(merged[0]?.coordinates.latitude).toBeCloseTo(latitude, 4)
  })

  it('keeps the better known and takes the hours of the other', () => {
    const [merged] = mergeCandidates([LOUVRE, { ...OTHER, openingHours: 'We-Mo 09:00-18:00' }])
    expect(merged).toMatchObject({ id: 'Q19675', renown: 0.5, openingHours: 'We-Mo 09:00-18:00' })
    expect(merged?.sources).toEqual(['places-open', 'osm-places'])
  })
})
