import { distanceKm } from '@app/domain/kernel'
import { describe, expect, it, vi } from 'vitest'

import { loadCities } from '../cities/index.ts'
import { findCountry } from '../countries/index.ts'
import { readPackedFile } from '../packed-files/index.ts'
import { findTable } from '../register/index.ts'
import { loadHotels } from './index.ts'

// A hundred thousand rows take a busy machine seconds.
vi.setConfig({ testTimeout: 30_000 })

const LISBON = 2_267_057

const cities = await loadCities(readPackedFile)
const open = await loadHotels(readPackedFile, 'hotels-open')
const shareAlike = await loadHotels(readPackedFile, 'hotels-share-alike')

describe.each([
  [open, 132_757],
  [shareAlike, 22_958],
])('hotels', (hotels, size) => {
  it(`of ${hotels.table} are ${size}`, () => expect(hotels.size).toBe(size))

  it('have a name and valid stars, and are near their city', () => {
    const wrong = [...hotels.all()].filter(({ name, country, cityId, coordinates, stars, website }) => {
      const city = cityId === null ? undefined : cities.find(cityId)
      const isFar = city ? distanceKm(city.coordinates, coordinates) > 31 : cityId !== null
      const isOdd = stars !== null && ![1, 2, 4, 5].includes(stars)
      const isLink = website === null || /^https?:\/\//i.test(website)
      return name === '' || /^https?:/.test(name) || !findCountry(country) || isFar || isOdd || !isLink
    })
    expect(wrong).toEqual([])
  })

  it('are found in Lisbon, by city and by position', () => {
    const found = hotels.inCity(LISBON)
    expect(found.length).toBeGreaterThan(50)
    expect(found.every(({ country }) => country === 'PT')).toBe(true)
    const near = hotels.near({ latitude: 38.7167, longitude: -9.1333 }, 1)
    expect(near.length).toBeGreaterThan(5)
    expect(near.every(({ km }) => km <= 1)).toBe(true)
  })
})

it('every file names its licence', () => {
  expect([open.origin.licence, shareAlike.origin.licence]).toEqual(['CC-BY-4.0', 'ODbL-1.0'])
})

it('only the file of OpenStreetMap is share-alike', () => {
  expect([findTable('hotels-open')?.isShareAlike, findTable('hotels-share-alike')?.isShareAlike]).toEqual([false, true])
})
