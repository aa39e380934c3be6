import { describe, expect, it } from 'vitest'

import { readPackedFile } from '../packed-files/index.ts'
import { loadOsmPlaces } from './index.ts'

const MONACO = { latitude: 43.7384, longitude: 7.4246 }

const places = await loadOsmPlaces(readPackedFile)
const all = [...places.all()]

describe('places of OpenStreetMap', () => {
  it('are 10,859 in sixteen regions, each with the date of its map', () => {
    expect(all).toHaveLength(10_859)
    expect(new Set(all.map(({ region }) => region)).size).toBe(16)
    expect(all.filter(({ mapDate }) => !/^20(1[5-9]|2[0-6])(-\d\d)?$/.test(mapDate))).toEqual([])
  })

  it('are named, or of a kind that needs no name', () => {
    const unnamed = new Set(all.filter(({ name }) => name === null).map(({ kind }) => kind))
    expect([...unnamed].toSorted()).toEqual(['atm', 'bicycle_rental', 'drinking_water', 'toilets', 'viewpoint'])
  })

  it('have valid ids, links and stars', () => {
    const wrong = all.filter(
      ({ osmId, website, stars, wikidataId }) =>
        (osmId !== null && !/^[nwr]\d+$/.test(osmId)) ||
        (website !== null && !/^https?:\/\//i.test(website)) ||
        (stars !== null && (stars < 1 || stars > 5)) ||
        (wikidataId !== null && !/^Q\d+$/.test(wikidataId)),
    )
    expect(wrong).toEqual([])
  })

  it('find a pharmacy in Monaco and nothing in the ocean', () => {
    const pharmacies = places.near(MONACO, 2, ({ kind }) => kind === 'pharmacy')
    expect(pharmacies.length).toBeGreaterThan(3)
    expect(pharmacies[0]?.value.region).toBe('monaco')
    expect(places.near({ latitude: 0, longitude: -30 }, 100)).toEqual([])
  })

  it('have opening hours for some', () => {
    expect(all.filter(({ openingHours }) => openingHours !== null)).toHaveLength(2495)
  })
})
