import { describe, expect, it } from 'vitest'

import { searchOfflineCities } from '../city-search-offline/index.ts'
import { countryName } from '../city-search/country-names.ts'
import { loadGuide } from '../guide/index.ts'
import { readPackedFile } from '../packed-files/index.ts'
import { destinationDisplayName, destinationFinder, isArea, withDestinations } from './index.ts'

const MOST_ASKED = 200
const SHOWN = 8

const guide = await loadGuide(readPackedFile)
const finder = destinationFinder(guide)
/** As on an offline device. */
const search = (typed: string) =>
  withDestinations(typed, searchOfflineCities(typed, { limit: SHOWN }), finder).slice(0, SHOWN)
const shown = (typed: string) => search(typed).map(({ displayName }) => displayName)

describe('withDestinations', () => {
  it.each([
    ['Bali', 'Bali, Indonesia'],
    ['バリ島', 'Bali, Indonesia'],
    ['bali, indonesia', 'Bali, Indonesia'],
    ['bali island', 'Bali, Indonesia'],
    ['hotels in bali', 'Bali, Indonesia'],
    ['tuscany', 'Tuscany, Italy'],
    ['Toskana', 'Tuscany, Italy'],
    ['托斯卡纳', 'Tuscany, Italy'],
    ['tuscany italy', 'Tuscany, Italy'],
    ['tuscny', 'Tuscany, Italy'],
    ['Kapadokya', 'Cappadocia, Türkiye'],
    ['cappadoccia', 'Cappadocia, Türkiye'],
    ['patagonia', 'Patagonia, Argentina & Chile'],
    ['the algarve', 'Algarve, Portugal'],
    ['kruger', 'Kruger & Sabi Sand, South Africa'],
    ['dolomiten', 'Dolomites, Italy'],
    ['maldives', 'Maldives'],
    ['ibiza', 'Ibiza & Formentera, Spain'],
    ['goa', 'Goa, India'],
    ['scotland', 'Scotland, United Kingdom'],
    ['hawaii', 'Hawaiʻi, United States'],
    ['tus', 'Tuscany, Italy'],
  ])('lists the place meant by %s first', (typed, displayName) => expect(shown(typed)[0]).toBe(displayName))

  it.each([
    ['paris', 'Paris, France'],
    ['cuba', 'Havana, Cuba'],
    ['cusco', 'Cusco, Peru'],
    ['naples', 'Naples, Italy'],
    ['capri', 'Capri, Italy'],
    ['prague', 'Prague, Czechia'],
    ['granada', 'Granada, Spain'],
    ['mad', 'Madrid, Spain'],
    ['botswana', 'Gaborone, Botswana'],
    ['sri lanka', 'Colombo, Sri Lanka'],
  ])('keeps the city first for %s', (typed, displayName) => expect(shown(typed)[0]).toBe(displayName))

  it.each(['', 'x', '🏝️', 'x'.repeat(500), 'qzxv wkjq'])('finds no region in %.20j', (typed) =>
    expect(finder.find(typed)).toEqual([]),
  )

  it('returns the kind and the airports', () => {
    expect(search('tuscany')[0]).toMatchObject({
      name: 'Tuscany',
      country: 'Italy',
      region: { id: 'tuscany', kind: 'region', airports: ['FLR', 'PSA'] },
    })
    expect(search('bali')[0]).toMatchObject({ region: { kind: 'island', airports: ['DPS'] } })
    expect(search('kruger')[0]).toMatchObject({ region: { kind: 'park' } })
  })

  it('lists nothing twice, not even an island and its town of the same name', () => {
    for (const { name } of guide.destinations.slice(0, MOST_ASKED)) {
      expect(new Set(shown(name)).size, name).toBe(shown(name).length)
    }
    expect(shown('mykonos').filter((name) => name === 'Mykonos, Greece')).toHaveLength(1)
  })
})

describe('the most popular destinations', () => {
  const asked = guide.destinations.filter((entry) => isArea(entry) || entry.kind === 'city').slice(0, MOST_ASKED)

  it('are found offline by their names', () => {
    // A city may be listed under another of its names: Stone Town is Zanzibar, Petra is Wadi Musa.
    const missing = asked.filter((entry) => {
      const found = search(entry.name)
      if (isArea(entry)) return !found.some(({ displayName }) => displayName === destinationDisplayName(entry))
      return !found.some(({ country }) => country === countryName(entry.countries[0] ?? ''))
    })
    expect(missing.map(({ id }) => id)).toEqual([])
  })

  it('are found again by their display name', () => {
    const lost = asked.filter((entry) => isArea(entry) && finder.named(destinationDisplayName(entry)) !== entry)
    expect(lost.map(({ id }) => id)).toEqual([])
  })
})
