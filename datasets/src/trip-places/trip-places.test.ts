import { distanceKm } from '@app/domain/kernel'
import { factsOfKind } from '@app/domain/place-kinds'
import { describe, expect, it, vi } from 'vitest'

import { loadCitySights } from '../city-sights/index.ts'
import { loadOsmPlaces } from '../osm-places/index.ts'
import { readPackedFile } from '../packed-files/index.ts'
import { loadPlaces } from '../places/index.ts'
import type { Candidate } from './candidate.ts'
import { MOST_FOOD, MOST_SIGHTS, tripPlaces } from './index.ts'
import { isOffice } from './is-office.ts'
import { kindByName } from './kind-by-name.ts'
import { mergeCandidates } from './merge-candidates.ts'
import { oncePerName } from './once-per-name.ts'

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

  it('are limited in number, without duplicates, and include restaurants', () => {
    const isSight = ({ kind }: { readonly kind: string }) => factsOfKind(kind).role === 'sight'
    expect(places.filter(isSight).length).toBe(MOST_SIGHTS)
    const meals = places.filter((place) => !isSight(place))
    expect(meals.length).toBeGreaterThan(20)
    expect(meals.length).toBeLessThanOrEqual(MOST_FOOD)
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length)
  })

  it('distinguish usual hours from hours of a source', () => {
    const read = places.filter(({ hours }) => hours?.basis === 'source')
    expect(read.length).toBeGreaterThan(20)
    expect(read.every(({ sources }) => sources.includes('osm-places'))).toBe(true)
    const cathedral = places.find(({ name }) => name === 'Helsinki Cathedral')
    expect(cathedral).toMatchObject({ kind: 'cathedral', hours: { basis: 'source' } })
    expect(cathedral?.sources).toContain('osm-places')
  })

  it('are sorted by renown and lie nearby', () => {
    const sights = places.slice(0, MOST_SIGHTS).map(({ renown }) => renown)
    expect(sights).toEqual(sights.toSorted((a, b) => b - a))
    expect(places.filter(({ coordinates }) => distanceKm(coordinates, HELSINKI.coordinates) > 31)).toEqual([])
  })

  it('begin with the sights of every guide, once, as guidance', () => {
    const dubai = tripPlaces(tables, {
      cityId: 292_223,
      country: 'AE',
      coordinates: { latitude: 25.0657, longitude: 55.1713 },
    })
    expect(dubai.length).toBeGreaterThanOrEqual(25)
    const khalifa = dubai.filter(({ name }) => name === 'Burj Khalifa')
    expect(khalifa).toHaveLength(1)
    // A price band in dollars is not a price, and without the guide no fee is known there.
    expect(dubai[0]).toMatchObject({ name: 'Burj Khalifa', renown: 1, hours: { basis: 'usual' }, price: null })
    expect(dubai[0]?.sources).toEqual(['city-sights', 'places-open'])
    expect(dubai[0]?.fact).toBeTruthy()
  })

  it('list the sights of a small town before those of its large neighbour', () => {
    const monaco = { cityId: 2_993_458, country: 'MC', coordinates: { latitude: 43.7333, longitude: 7.4167 } }
    const best = tripPlaces(tables, monaco).slice(0, 10)
    expect(best.filter(({ coordinates }) => distanceKm(coordinates, monaco.coordinates) > 5)).toEqual([])
  })

  it('are empty in the ocean', () => expect(tripPlaces(tables, NOWHERE)).toEqual([]))
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
  const BESIDE = { coordinates: { latitude: 48.8615, longitude: 2.3358 } }
  const GUIDANCE = { visitMinutes: 90, usualHours: null, price: null, isIndoor: null, fact: 'A fact' }
  const OTHER = { ...LOUVRE, id: 'osm-w1', wikidataId: null, sources: ['osm-places'], renown: 0.1 }

  const WRITTEN: Candidate = {
    ...LOUVRE,
    id: 'sight-1',
    wikidataId: null,
    guidance: GUIDANCE,
    renown: 1,
    sources: ['city-sights'],
  }

  it.each([
    ['by its name in another language', { name: 'musee du louvre', otherNames: [] }, 1],
    ['without the word of its kind', { name: 'Le Louvre', otherNames: [] }, 1],
    ['by its number', { name: 'Ludwig', otherNames: [], wikidataId: 'Q19675' }, 1],
    ['by half of its name beside it', { name: 'Grand Louvre', otherNames: [], kind: 'palace' }, 1],
    ['under a name of another country', { name: 'Gemäldesammlung', otherNames: [], isForeign: true }, 1],
    ['by a second article of the same house', { wikidataId: 'Q5', kind: 'palace' }, 1],
    [
      'not by another number farther off',
      { wikidataId: 'Q5', coordinates: { latitude: 48.8617, longitude: 2.3358 } },
      2,
    ],
    ['not the garden with an article of its own', { wikidataId: 'Q5', kind: 'garden' }, 2],
    ['not a neighbour of its own name', { name: 'Arts Décoratifs', otherNames: [], ...BESIDE }, 2],
    ['not from afar', { coordinates: { latitude: 48.9, longitude: 2.3358 } }, 2],
    ['not the garden of the same name', { name: 'Jardin du Louvre', otherNames: [], kind: 'garden' }, 2],
  ])('recognises a place: %s', (_, changes, count) => {
    expect(mergeCandidates([LOUVRE, { ...OTHER, ...changes }])).toHaveLength(count)
  })

  it.each([
    ['of its kind', { isForeign: true }, 1],
    ['of another kind', { isForeign: true, kind: 'garden' }, 2],
    ['that one can read', { isForeign: false }, 2],
  ])('distinguishes an editorial sight from its neighbour %s', (_, changes, count) => {
    const coordinates = { ...LOUVRE.coordinates, latitude: LOUVRE.coordinates.latitude + 0.0015 }
    const later = { ...OTHER, name: 'Gemäldesammlung', otherNames: [], coordinates, ...changes }
    expect(mergeCandidates([WRITTEN, later])).toHaveLength(count)
  })

  it.each([
    ['a longer name of two words', 'Old Synagogue', 'Old Synagogue in Kraków', 1],
    ['a longer name of one, which may be the quarter', 'Duomo', "Museo dell'Opera del Duomo", 2],
  ])('compares an editorial sight with %s, the museum in it', (_, name, longer, count) => {
    const written: Candidate = { ...WRITTEN, kind: 'synagogue', name, otherNames: [] }
    // Words in many names of the city do not distinguish places.
    const others = Array.from({ length: 7 }, (__, index) => {
      const coordinates = { latitude: 49 + index / 10, longitude: 2.3358 }
      return { ...OTHER, id: `osm-${index}`, kind: 'park', name: `${longer} ${index}`, otherNames: [], coordinates }
    })
    const merged = mergeCandidates([written, { ...OTHER, name: longer, otherNames: [] }, ...others])
    expect(merged).toHaveLength(count + others.length)
  })

  it.each([
    ['takes the exact position of a table', 'museum', 0.003, 48.864],
    ['keeps its own position if the position of a table is far away', 'museum', 0.015, 48.861],
    ['keeps its own position for a park', 'park', 0.003, 48.861],
  ])('merges an editorial sight: %s', (_, kind, offset, latitude) => {
    const written: Candidate = { ...WRITTEN, kind }
    const known = { ...LOUVRE, kind, coordinates: { ...LOUVRE.coordinates, latitude: 48.861 + offset } }
    const merged = mergeCandidates([written, known])
    expect(merged).toHaveLength(1)
    expect(merged[0]?.coordinates.latitude).toBeCloseTo(latitude, 4)
  })

  it.each([
    ['with the number of one of its halls', {}, 1],
    ['of another kind', { kind: 'palace' }, 2],
    ['under another name', { name: 'Musée du Louvre' }, 2],
  ])('merges an editorial sight with its namesake nearby %s', (_, changes, count) => {
    const coordinates = { ...LOUVRE.coordinates, latitude: LOUVRE.coordinates.latitude + 0.004 }
    const later = { ...LOUVRE, id: 'Q5', wikidataId: 'Q5', coordinates, ...changes }
    expect(mergeCandidates([{ ...WRITTEN, wikidataId: 'Q19675' }, later])).toHaveLength(count)
  })

  it('keeps the better known place with the hours of the other', () => {
    const [merged] = mergeCandidates([LOUVRE, { ...OTHER, openingHours: 'We-Mo 09:00-18:00' }])
    expect(merged).toMatchObject({ id: 'Q19675', renown: 0.5, openingHours: 'We-Mo 09:00-18:00' })
    expect(merged?.sources).toEqual(['places-open', 'osm-places'])
  })

  it('keeps a name that a traveller can ask for', () => {
    const foreign = { ...OTHER, name: 'Лувр', otherNames: ['Louvre Museum'], isForeign: true, renown: 0.6 }
    const [merged] = mergeCandidates([foreign, { ...LOUVRE, isForeign: false }])
    expect(merged).toMatchObject({ name: 'Louvre Museum', isForeign: false })
  })

  it('leaves out a heritage site whose parts are listed', () => {
    const banks = { ...OTHER, id: 'unesco-1', name: 'Louvre Museum and its River', otherNames: [], ...BESIDE }
    const site = { ...banks, kind: 'heritage_site', sources: ['unesco-sites'], renown: 0.6 }
    expect(mergeCandidates([WRITTEN, site])).toHaveLength(1)
    const apart = { ...site, name: 'Fontainebleau', coordinates: { latitude: 48.4, longitude: 2.7 } }
    expect(mergeCandidates([WRITTEN, apart])).toHaveLength(2)
  })

  it('does not list the square in front of a sight', () => {
    const square = { ...LOUVRE, id: 'Q6', wikidataId: 'Q6', name: 'Cour Napoléon', otherNames: [], kind: 'square' }
    const [sight, beside] = mergeCandidates([WRITTEN, { ...square, ...BESIDE }])
    expect([sight?.renown, beside?.renown]).toEqual([1, 0.15])
  })
})

describe('kindByName', () => {
  it.each([
    ['São Bento Palace', 'square', 'palace'],
    ['Isabel II Bridge', 'palace', 'bridge'],
    ['Museo de Bellas Artes', 'palace', 'museum'],
    ['Palace Square', 'square', 'square'],
    ['Fenway Park', 'stadium', 'stadium'],
    ['Horse Guards Parade', 'square', 'square'],
  ])('%s, filed as %s, is a %s', (name, kind, told) => expect(kindByName(name, kind)).toBe(told))
})

describe('isOffice', () => {
  it.each(['Malaysia Airlines', 'Hotel Adlon', 'Bank of China', 'Deutsche Botschaft', 'Отель Европа'])(
    'recognises %s as an office',
    (name) => expect(isOffice(name)).toBe(true),
  )
  it.each(['The Old Bank Bar', 'Restaurant im Hotel Adlon', 'Banker’s Grill', 'Café Embassy', 'Hotellerie du Lac'])(
    'does not take %s for an office',
    (name) => expect(isOffice(name)).toBe(false),
  )
})

it('lists no end point of a walk as a sight of Brussels', () => {
  const brussels = { cityId: 2_800_866, country: 'BE', coordinates: { latitude: 50.8505, longitude: 4.3488 } }
  const names = tripPlaces(tables, brussels).map(({ name }) => name)
  expect(names).not.toContain('Départ')
  expect(names).not.toContain('Fin')
})

describe('Dublin, Amsterdam, Lisbon and New York', () => {
  it.each([
    ['Guinness Storehouse', 'museum', { cityId: 2_964_574, country: 'IE', latitude: 53.3331, longitude: -6.2489 }],
    ['Heineken Experience', 'museum', { cityId: 2_759_794, country: 'NL', latitude: 52.374, longitude: 4.8897 }],
    ['Pastéis de Belém', 'cafe', { cityId: 2_267_057, country: 'PT', latitude: 38.7167, longitude: -9.1333 }],
    ['Chelsea Market', 'food_hall', { cityId: 5_128_581, country: 'US', latitude: 40.7143, longitude: -74.006 }],
  ])('have %s once, as a %s', (name, kind, { cityId, country, ...coordinates }) => {
    const named = tripPlaces(tables, { cityId, country, coordinates }).filter((place) =>
      [place.name, ...(place.otherNames ?? [])].includes(name),
    )
    expect(named.map((place) => [place.name, place.kind])).toEqual([[name, kind]])
  })
})

describe('oncePerName', () => {
  const TABLE: Candidate = {
    id: 'osm-1',
    wikidataId: null,
    name: 'Bowery ballroom',
    otherNames: [],
    coordinates: { latitude: 40.72, longitude: -73.99 },
    kind: 'nightclub',
    openingHours: null,
    isFree: false,
    renown: 0.2,
    sources: ['osm-places'],
    guidance: null,
  }
  const SIGHT = { ...TABLE, id: 'Q1', name: 'Bowery Ballroom', kind: 'theatre', renown: 0.1 }
  const FARTHER = { coordinates: { latitude: 40.7215, longitude: -73.99 } }

  it.each([
    ['a sight rather than a restaurant', [TABLE, SIGHT], ['Q1']],
    ['both if they are apart', [TABLE, { ...SIGHT, ...FARTHER }], ['osm-1', 'Q1']],
    ['both of one role, which are merged elsewhere', [TABLE, { ...TABLE, id: 'osm-2' }], ['osm-1', 'osm-2']],
  ])('keeps %s', (_, candidates, kept) => {
    expect(oncePerName(candidates).map(({ id }) => id)).toEqual(kept)
  })
})

describe('Lisbon', () => {
  it('has each of its sights once, and no combined site', () => {
    const coordinates = { latitude: 38.7167, longitude: -9.1333 }
    const found = tripPlaces(tables, { cityId: 2_267_057, country: 'PT', coordinates })
    const names = found.map(({ name }) => name)
    expect(names).toContain('Padrão dos Descobrimentos')
    expect(names.filter((name) => /Entdeckungen|Hieronymites|Ribeira Palace/.test(name))).toEqual([])
    expect(found.find(({ name }) => name === 'São Bento Palace')?.kind).toBe('palace')
    expect(found.find(({ otherNames }) => otherNames?.includes('Denkmal der Entdeckungen'))?.name).toBe(
      'Padrão dos Descobrimentos',
    )
  })
})
