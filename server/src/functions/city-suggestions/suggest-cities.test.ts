import { describe, expect, it } from 'vitest'

import { suggestCities } from './suggest-cities.ts'

const finding = (...names: readonly string[]) => ({
  find: () => names.map((name) => ({ name, country: 'Freedonia', displayName: `${name}, Freedonia` })),
})

describe('suggestCities', () => {
  it('shows what a picked suggestion puts into the field', () => {
    expect(suggestCities(finding('Fredville'), { query: 'fr' })).toEqual({
      cities: [{ name: 'Fredville', country: 'Freedonia', displayName: 'Fredville, Freedonia' }],
    })
  })

  it('shows two cities that read the same once', () => {
    expect(suggestCities(finding('Twin', 'Twin', 'Other'), { query: 'tw' }).cities).toHaveLength(2)
  })

  it('does not look for what is too long for a name', () => {
    expect(suggestCities(finding('Fredville'), { query: 'f'.repeat(200) }).cities).toHaveLength(1)
    expect(suggestCities(finding('Fredville'), { query: 'f'.repeat(201) }).cities).toEqual([])
  })

  it('shows eight at most', () => {
    expect(
      suggestCities(finding(...Array.from({ length: 12 }, (_, i) => `City ${i}`)), { query: 'ab' }).cities,
    ).toHaveLength(8)
  })
})
