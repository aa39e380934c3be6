import { distanceKm } from '@app/domain/kernel'
import { describe, expect, it, vi } from 'vitest'

import { loadCities } from '../cities/index.ts'
import { findCountry } from '../countries/index.ts'
import { readPackedFile } from '../packed-files/index.ts'
import { UNESCO_SITES } from './index.ts'

// A hundred thousand rows take a busy machine seconds.
vi.setConfig({ testTimeout: 30_000 })

describe('UNESCO_SITES', () => {
  it('are 1,258, each once, with valid years and criteria', () => {
    expect(UNESCO_SITES).toHaveLength(1258)
    expect(new Set(UNESCO_SITES.map(({ id }) => id)).size).toBe(1258)
    const wrong = UNESCO_SITES.filter(
      ({ year, criteria, parts, countries }) =>
        year < 1978 ||
        year > 2026 ||
        parts < 1 ||
        !criteria.every((criterion) => /^(?:[iv]+|ix|x)$/.test(criterion)) ||
        !countries.every((code) => findCountry(code)),
    )
    expect(wrong).toEqual([])
  })

  it('are near their city', async () => {
    const cities = await loadCities(readPackedFile)
    const placed = UNESCO_SITES.filter(({ cityId }) => cityId !== null)
    expect(placed.length).toBeGreaterThan(900)
    const far = placed.filter(({ cityId, coordinates }) => {
      const city = cities.find(cityId ?? 0)
      return !city || distanceKm(city.coordinates, coordinates) > 31
    })
    expect(far).toEqual([])
  })

  it('belong to a country, except the one that UNESCO assigns to none', () => {
    const stateless = UNESCO_SITES.filter(({ countries }) => countries.length === 0)
    expect(stateless.map(({ id }) => id)).toEqual([148])
  })

  it('include the Tower of London and Belém', () => {
    const find = (id: number) => UNESCO_SITES.find((site) => site.id === id)
    expect(find(488)).toMatchObject({ name: 'Tower of London', year: 1988, countries: ['GB'], category: 'cultural' })
    expect(find(263)).toMatchObject({ countries: ['PT'], criteria: ['iii', 'vi'], parts: 2 })
  })
})
