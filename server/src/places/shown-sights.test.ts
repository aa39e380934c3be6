import { findCountry } from '@app/datasets/countries'
import { claimsOn } from '@app/datasets/place-guide'
import { calendarDate, distanceKm } from '@app/domain/kernel'
import { foldText } from '@app/domain/place-search'
import { describe, expect, it, vi } from 'vitest'

import { loadPlaces } from './ask-places.ts'
import { gatherSights } from './gather-sights.ts'
import { withGuideSights } from './guide/guide-sights.ts'
import { loadPlaceTables } from './place-data.ts'
import { loadPlaceSights } from './place-sights.ts'

// The sights of seven hundred pages are gathered.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const ONE_CITY_KM = 5
const NOTHING = { shown: [], known: 0, sources: [] }

/** What the page of each destination lists, without its other sections. */
async function listedSights() {
  const { inGuide } = await loadPlaces()
  const [tables, sights] = [await loadPlaceTables(), await loadPlaceSights()]
  const claim = claimsOn(calendarDate('2026-11-15'))
  const entries = inGuide.guide.destinations.filter(({ kind }) => kind !== 'country-route')
  const lists = entries.map(async (entry) => {
    const own = await inGuide.guide.destination(entry.id)
    if (!own) return []
    const city = inGuide.cityOf(entry)
    const listed = city ? gatherSights(city, { ...tables, sights }, claim) : NOTHING
    const { shown } = withGuideSights(listed, own, { within: null, language: 'en', matches: inGuide.matches })
    return [{ id: entry.id, countries: entry.countries, shown }]
  })
  return { lists: (await Promise.all(lists)).flat(), matches: inGuide.matches }
}

describe('sights on the pages of all destinations', async () => {
  const { lists, matches } = await listedSights()
  const pairs = lists.flatMap(({ id, shown }) =>
    shown.flatMap((one, at) => shown.slice(at + 1).map((other) => ({ id, one, other }))),
  )

  it('are those of every destination', () => {
    expect(lists.length).toBeGreaterThan(600)
    expect(lists.filter(({ shown }) => shown.length > 0).length).toBeGreaterThan(600)
  })

  it('have each name once', () => {
    const twice = pairs.filter(
      ({ one, other }) =>
        foldText(one.name) === foldText(other.name) && distanceKm(one.coordinates, other.coordinates) < ONE_CITY_KM,
    )
    expect(twice.map(({ id, one, other }) => `${id}: ${one.id} ${other.id}`)).toEqual([])
  })

  it('have no row of another list that is a sight of the guide', () => {
    const twice = pairs.filter(({ one, other }) => matches.placesOf(one.id).includes(other.id))
    expect(twice.map(({ id, one, other }) => `${id}: ${one.id} ${other.id}`)).toEqual([])
  })

  it('are named in English or in a language of the country', () => {
    const foreign = lists.flatMap(({ id, countries, shown }) => {
      const languages = ['en', ...countries.flatMap((code) => findCountry(code)?.languages ?? [])]
      return shown
        .filter(({ language }) => !languages.includes(language))
        .map(({ name, language }) => `${id}: ${name} (${language})`)
    })
    expect(foreign).toEqual([])
  })
})
