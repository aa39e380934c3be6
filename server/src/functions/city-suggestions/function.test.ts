import { describe, expect, it } from 'vitest'

import { suggestCities } from './function.ts'

const finding = (...names: readonly string[]) => ({
  find: () => names.map((name) => ({ name, country: 'Freedonia', displayName: `${name}, Freedonia` })),
})

describe('suggestCities', () => {
  it('shows the text that a picked suggestion puts into the field', () => {
    expect(suggestCities(finding('Fredville'), { query: 'fr' })).toEqual({
      cities: [{ name: 'Fredville', country: 'Freedonia', displayName: 'Fredville, Freedonia' }],
    })
  })

  it('shows two cities with the same label once', () => {
    expect(suggestCities(finding('Twin', 'Twin', 'Other'), { query: 'tw' }).cities).toHaveLength(2)
  })

  it('ignores a query too long for a name', () => {
    expect(suggestCities(finding('Fredville'), { query: 'f'.repeat(200) }).cities).toHaveLength(1)
    expect(suggestCities(finding('Fredville'), { query: 'f'.repeat(201) }).cities).toEqual([])
  })

  it('shows eight at most', () => {
    expect(
      suggestCities(finding(...Array.from({ length: 12 }, (_, i) => `City ${i}`)), { query: 'ab' }).cities,
    ).toHaveLength(8)
  })
})
