import { describe, expect, it } from 'vitest'

import { loadGuide } from '../guide/index.ts'
import { readPackedFile } from '../packed-files/index.ts'
import { loadPlaces } from '../places/index.ts'
import { loadGuideMatches } from './index.ts'

describe('loadGuideMatches', () => {
  it('knows a sight in other tables, and the way back', async () => {
    const matches = await loadGuideMatches(readPackedFile)
    const ids = matches.placesOf('paris.eiffel-tower')
    expect(ids).toContain('Q243')
    expect(matches.sightsOf('Q243')).toEqual(['paris.eiffel-tower'])
    expect(matches.placesOf('paris.nothing')).toEqual([])
  })

  it('leaves out licences that are not asked for', async () => {
    const open = await loadGuideMatches(readPackedFile, ['open'])
    const shared = await loadPlaces(readPackedFile, 'places-share-alike')
    const ids = [...shared.all()].map(({ id }) => id)
    expect(ids.filter((id) => id.startsWith('wv-') && open.sightsOf(id).length > 0)).toEqual([])
  })

  it('matches more than a quarter of all sights, and only sights that there are', async () => {
    const [matches, guide] = await Promise.all([loadGuideMatches(readPackedFile), loadGuide(readPackedFile)])
    const countries = await Promise.all(guide.countries.map((code) => guide.country(code)))
    const sights = countries.flatMap((country) => country?.sights ?? [])
    const matched = sights.filter(({ id }) => matches.placesOf(id).length > 0)
    expect(matched.length / sights.length).toBeGreaterThan(0.25)
  })
})
