import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { offlineNameFinder } from '../city-search-offline/index.ts'
import { loadCities, nameFinder } from './index.ts'

const finders = {
  'on the server': nameFinder(loadCities(join(import.meta.dirname, '../../packed/city-search'))),
  'in the browser': offlineNameFinder(),
}

describe.each(Object.entries(finders))('exact names, %s', (_, { findCity, findCountry, findMainCity }) => {
  it.each([
    ['Rome', 'Rome', 'IT'],
    ['Rom', 'Rome', 'IT'],
    ['münchen', 'Munich', 'DE'],
    ['Athen', 'Athens', 'GR'],
    ['Venecia', 'Venice', 'IT'],
    ['Venise', 'Venice', 'IT'],
    ['Frankfurt', 'Frankfurt am Main', 'DE'],
    ['Paris, France', 'Paris', 'FR'],
    ['Portland, Oregon', 'Portland', 'US'],
    ['Singapore', 'Singapore', 'SG'],
    ['New York', 'New York', 'US'],
    ['Fribourg', 'Fribourg', 'CH'],
    ['Évora', 'Évora', 'PT'],
    ['Colonia', 'Cologne', 'DE'],
    ['Florencia', 'Florence', 'IT'],
    ['Madri', 'Madrid', 'ES'],
    ['Helsinque', 'Helsinki', 'FI'],
    ['Cingapura', 'Singapore', 'SG'],
  ])('%s', (name, city, country) => {
    expect(findCity(name)).toMatchObject({ name: city, country })
  })

  it.each([
    'Texas',
    'Florida',
    'Italy',
    'Pennsylvania',
    'Bangkok, Singapore',
    'Roxe',
    'constructor',
    '',
    'x'.repeat(1000),
  ])('%s is no city', (name) => {
    expect(findCity(name)).toBeNull()
  })

  it.each([
    ['Italy', 'IT'],
    ['Italien', 'IT'],
    ['Estados Unidos', 'US'],
    ['Singapore', null],
    ['it', null],
    ['Rome', null],
  ])('%s as a country', (name, code) => {
    expect(findCountry(name)).toBe(code)
  })

  it.each([
    ['Bavaria', 'Munich'],
    ['Bayern', 'Munich'],
    ['Texas', 'Houston'],
    ['Italy', undefined],
    ['Atlantis', undefined],
  ])('%s by the first city of a region', (name, city) => {
    expect(findMainCity(name)?.name).toBe(city)
  })
})
