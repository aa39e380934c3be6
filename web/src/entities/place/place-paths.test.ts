import { assignSlugs, slugOf } from '@app/domain/place-address'
import { expect, it, vi } from 'vitest'

import { placePath } from './place-paths.ts'

vi.setConfig({ testTimeout: 60_000 })

it('every city of the comparison links to its own page', async () => {
  const { CITY_FACTS } = await import('@app/datasets/city-facts')
  const { findCountry } = await import('@app/datasets/countries')
  const { loadCities } = await import('@app/datasets/cities')
  const { readPackedFile } = await import('@app/datasets/packed-files')
  const { distanceKm } = await import('@app/domain/kernel')
  const cities = await loadCities(readPackedFile)
  for (const facts of CITY_FACTS) {
    const all = cities.inCountry(facts.country)
    const [, , country, slug] = placePath(facts).split('/')
    const [id] = [...assignSlugs(all)].find(([, each]) => each === slug) ?? []
    expect(country, facts.id).toBe(slugOf(findCountry(facts.country)?.name ?? ''))
    expect(id, facts.id).toBeDefined()
    const found = cities.find(id ?? 0)
    expect(found && distanceKm(found.coordinates, facts.coordinates), facts.id).toBeLessThan(30)
  }
})
