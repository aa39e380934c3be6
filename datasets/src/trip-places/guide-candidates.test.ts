import type { GuideSight } from '@app/domain/guide'
import { factsOfKind } from '@app/domain/place-kinds'
import { foldText } from '@app/domain/place-search'
import type { PriceFinding } from '@app/domain/travel-prices'
import { describe, expect, it, vi } from 'vitest'

import { loadCities } from '../cities/index.ts'
import { loadCitySights } from '../city-sights/index.ts'
import { loadGuideMatches } from '../guide-matches/index.ts'
import { loadGuide } from '../guide/index.ts'
import { loadOsmPlaces } from '../osm-places/index.ts'
import { readPackedFile } from '../packed-files/index.ts'
import { loadPlaces } from '../places/index.ts'
import { guideAround, type TripPlaceCandidate, tripPlaces } from './index.ts'

vi.setConfig({ testTimeout: 30_000 })

const [LISBON, UBUD, DUBLIN, CUSCO, NEW_YORK] = [2_267_057, 1_622_846, 2_964_574, 3_941_584, 5_128_581]
const cities = await loadCities(readPackedFile)
const editors = await loadGuide(readPackedFile)
const matches = await loadGuideMatches(readPackedFile)
const tables = {
  sights: await loadCitySights(readPackedFile),
  guides: [await loadPlaces(readPackedFile, 'places-open'), await loadPlaces(readPackedFile, 'places-share-alike')],
  map: await loadOsmPlaces(readPackedFile),
}
const cityOf = (id: number) => ({ ...(cities.find(id) ?? expect.fail(String(id))), cityId: id })

async function placesIn(id: number, options: Parameters<typeof tripPlaces>[2] = {}) {
  const city = cityOf(id)
  return tripPlaces({ ...tables, guide: await guideAround(editors, city, matches) }, city, options)
}

describe('sights of the guide', () => {
  it('come first, with the hours, length and fee of their row in the local currency', async () => {
    const places = await placesIn(LISBON)
    expect(places.slice(0, 5).map(({ guide }) => guide?.importance)).toEqual([5, 5, 5, 5, 5])
    const tower = places.find(({ id }) => id === 'lisbon.belem-tower')
    expect(tower).toMatchObject({
      name: 'Belém Tower',
      price: { currency: 'EUR' },
      priceBasis: 'usual',
      hours: { basis: 'usual' },
      guide: { importance: 5, asOf: '2026-11' },
    })
    expect(tower?.price?.minorUnits).toBeLessThan(30_00)
    expect(tower?.hours?.text).toMatch(/Mo off/)
    expect(tower?.sources).toEqual(expect.arrayContaining(['guide', 'city-sights']))
  })

  it.each([
    ['Dublin', DUBLIN, /guinness/],
    ['Ubud', UBUD, /monkey forest|affenwald/],
    ['Lisbon', LISBON, /jeronimos/],
  ])('are listed once in %s', async (_, id, name) => {
    const found = (await placesIn(id)).filter((place) => name.test(foldText(place.name)))
    expect(found).toHaveLength(1)
  })

  it('have no duplicate under a name in another language', async () => {
    const places = await placesIn(UBUD)
    expect(places.filter(({ name }) => /Botanischer|Heiliger|[\u0400-\u04ff]/.test(name))).toEqual([])
  })

  it('come with areas to eat in, and no old restaurant', async () => {
    const meals = (await placesIn(LISBON)).filter(({ kind }) => factsOfKind(kind).role === 'food')
    expect(meals.filter(({ sources }) => sources.some((source) => source.startsWith('places-')))).toEqual([])
    expect(meals.map(({ name }) => name)).toContain('Small taverns with daily dish, Alfama & Castelo')
    const york = await placesIn(NEW_YORK)
    expect(york.find(({ fact }) => fact === 'An area with many places to eat')).toMatchObject({ kind: 'food_area' })
  })

  it('are named in the language of the traveller if the guide has that name', async () => {
    const [german, english] = [await placesIn(LISBON, { language: 'de' }), await placesIn(LISBON)]
    const inBoth = german.filter(({ id, name }) => english.some((other) => other.id === id && other.name !== name))
    expect(inBoth.length).toBeGreaterThan(5)
    expect(inBoth.every(({ name, otherNames }) => otherNames?.includes(name) === false)).toBe(true)
  })

  it('are recognised in a pasted plan', async () => {
    const places = await placesIn(LISBON, { isForReading: true, most: { sights: 1500, food: 600, lookedAt: 1500 } })
    expect(places.some(({ kind, sources }) => kind === 'restaurant' && sources.includes('places-share-alike'))).toBe(
      true,
    )
    expect(places.some(({ kind }) => kind === 'food_area')).toBe(false)
  })
})

describe('the map of today', () => {
  /** As a map server writes down the must-sees of the guide: under local names, and not quite at the same point. */
  const liveOf = (sight: GuideSight, index: number): TripPlaceCandidate[] => {
    if (sight.importance < 5 || !sight.coordinates) return []
    const { latitude, longitude } = sight.coordinates
    const numbered = matches.placesOf(sight.id).find((id) => /^Q\d+$/.test(id))
    return [
      {
        id: `osm-w${index}`,
        wikidataId: numbered ?? null,
        name: sight.localName ?? sight.name,
        otherNames: [],
        names: [{ language: 'cs', name: `${sight.name} česky` }],
        coordinates: { latitude: latitude + 0.0008, longitude },
        kind: 'attraction',
        openingHours: 'Mo-Su 08:00-20:00',
        isFree: false,
        renown: 0.6,
        sources: ['osm-places'],
        guidance: null,
      },
    ]
  }

  it.each([
    ['Lisbon', LISBON],
    ['Ubud', UBUD],
    ['Dublin', DUBLIN],
    ['Cusco', CUSCO],
    ['New York', NEW_YORK],
  ])('adds to the must-sees of %s and never doubles them', async (_, id) => {
    const city = cityOf(id)
    const guide = await guideAround(editors, city, matches)
    const live = guide.sights.flatMap(liveOf)
    const places = tripPlaces({ ...tables, guide, live }, city)
    expect(live.length).toBeGreaterThan(2)
    expect(places.filter((place) => place.id.startsWith('osm-w')).map(({ name }) => name)).toEqual([])
  })

  it('knows a sight by its number, however the map writes its name, and gives it a name for the traveller', async () => {
    const city = cityOf(LISBON)
    const guide = await guideAround(editors, city, matches)
    const sight = guide.sights.find(({ id }) => id === 'lisbon.belem-tower') ?? expect.fail('no tower')
    const [live] = liveOf(sight, 1)
    const places = tripPlaces({ ...tables, guides: [], guide, live: [{ ...live!, name: 'Turm' }] }, city, {
      language: 'cs',
    })
    const tower = places.filter(({ id, name }) => id === sight.id || name === 'Turm')
    expect(tower).toMatchObject([{ id: sight.id, hours: { text: 'Mo-Su 08:00-20:00', basis: 'source' } }])
  })
})

describe('prices', () => {
  it.each([
    ['Ubud', UBUD, 'IDR'],
    ['Cusco', CUSCO, 'PEN'],
  ])('of %s are in the local currency, and none is computed from dollars', async (_, id, currency) => {
    const currencies = new Set((await placesIn(id)).flatMap(({ price }) => price?.currency ?? []))
    expect([...currencies].filter((each) => each !== currency && each !== 'USD')).toEqual([])
    expect(currencies.has(currency)).toBe(true)
  })

  it('are dropped and reported when implausible', async () => {
    const city = cityOf(UBUD)
    const guide = await guideAround(editors, city, matches)
    const [first, ...others] = guide.sights
    const fee = { currency: 'IDR', low: 20_000_000, high: 26_000_000, year: 2026 }
    const wrong: GuideSight = { ...(first ?? expect.fail('no sights')), kind: 'palace', fee }
    const findings: PriceFinding[] = []
    const report = (finding: PriceFinding): void => void findings.push(finding)
    const places = tripPlaces({ ...tables, guide: { ...guide, sights: [wrong, ...others] } }, city, { report })
    expect(places.find(({ id }) => id === wrong.id)?.price).toBeNull()
    expect(findings).toMatchObject([{ code: 'insane', subject: wrong.id }])
  })

  it('are of the combined ticket', async () => {
    const city = cityOf(LISBON)
    const guide = await guideAround(editors, city, matches)
    const [one, other] = guide.sights.filter(({ fee }) => fee !== null && fee !== 'free')
    if (!one || !other) return expect.fail('no fees')
    const sights = [one, { ...other, fee: null, ticketOfSightId: one.id }]
    const places = tripPlaces({ ...tables, guide: { ...guide, sights } }, city)
    const found = [one.id, other.id].map((id) => places.find((place) => place.id === id))
    expect(found.map((place) => place?.guide?.ticketId)).toEqual([one.id, one.id])
    expect(found[0]?.price).toEqual(found[1]?.price)
  })
})
