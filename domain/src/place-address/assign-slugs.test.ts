import { describe, expect, it } from 'vitest'

import { type AddressedCity, assignSlugs } from './assign-slugs.ts'
import { slugOf } from './slug-of.ts'

const city = (id: number, name: string, changes: Partial<AddressedCity> = {}): AddressedCity => ({
  id,
  name,
  division: null,
  population: 1000,
  kind: 'town',
  ...changes,
})

describe('slugOf', () => {
  it.each([
    ['Reykjavík', 'reykjavik'],
    ["Be'er Sheva", 'beer-sheva'],
    ['Nukuʻalofa', 'nukualofa'],
    ['Saint-Denis', 'saint-denis'],
    ['Łódź', 'lodz'],
    ['København', 'kobenhavn'],
    ['京都', ''],
    ['  <b>Rome</b> ', 'b-rome-b'],
  ])('%s is %s', (name, slug) => expect(slugOf(name)).toBe(slug))
})

describe('assignSlugs', () => {
  it('gives the plain name to the largest, a region suffix to the next, and a number when even that is taken', () => {
    const slugs = assignSlugs([
      city(1, 'San José', { division: 'Caldas', population: 5000 }),
      city(2, 'San José', { division: 'Caldas', population: 4000 }),
      city(3, 'San Jose', { division: 'Meta', population: 90_000 }),
      city(4, 'San José', { division: 'Caldas', population: 3000 }),
    ])
    expect(Object.fromEntries(slugs)).toEqual({
      1: 'san-jose-caldas',
      2: 'san-jose-caldas-2',
      3: 'san-jose',
      4: 'san-jose-caldas-4',
    })
  })

  it('prefers a capital to a larger namesake, and any town to a part of one', () => {
    const slugs = assignSlugs([
      city(1, 'Kingston', { kind: 'part', population: 900_000 }),
      city(2, 'Kingston', { kind: 'town', population: 9000 }),
      city(3, 'Kingston', { kind: 'capital', population: 100 }),
    ])
    expect(slugs.get(3)).toBe('kingston')
    expect(new Set(slugs.values()).size).toBe(3)
    expect(slugs.get(2)).toBe('kingston-2')
  })

  it('keeps a region suffix from taking the name of a town', () => {
    const slugs = assignSlugs([
      city(1, 'Paris', { population: 10 }),
      city(2, 'Paris', { division: 'Texas', population: 5 }),
      city(3, 'Paris Texas', { population: 1 }),
    ])
    expect(slugs.get(3)).toBe('paris-texas')
    expect(slugs.get(2)).toBe('paris-texas-2')
  })

  it('numbers a name without Latin letters', () => expect(assignSlugs([city(7, '京都')]).get(7)).toBe('7'))
})
