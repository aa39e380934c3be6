import { expect, it } from 'vitest'

import { buildIndex, searchPlaces } from './index.ts'

const GROUPS = ['United States', 'Ghana', 'Türkiye', 'India', 'Puerto Rico', 'Dominican Republic', 'South Africa']
const REGIONS = ['Savannah', 'Muğla', 'Goa', 'San Juan Province', 'Western Cape', 'Atlántico']
const CODES: Readonly<Record<string, readonly string[]>> = { 'Puerto Rico': ['PR'], India: ['印度'] }

type Place = readonly [name: string, importance: number, country: string, region?: string, ...others: readonly string[]]

/** The most important first, as in our own indexes. */
const PLACES: readonly Place[] = [
  ['Cape Town', 29, 'South Africa', 'Western Cape', 'Keyptaun'],
  ['San Juan', 24, 'Puerto Rico'],
  ['Montréal', 23, 'United States'],
  ['Barranquilla', 22, 'United States', 'Atlántico'],
  ['Savannah', 18.5, 'United States'],
  ['Bodrum', 18.4, 'Türkiye', 'Muğla'],
  ['Muğla', 18, 'Türkiye', 'Muğla'],
  ['Panjim', 17.5, 'India', 'Goa'],
  ['Montreux', 17, 'United States'],
  ['Key West', 16, 'United States'],
  ['Atlantic City', 17.6, 'United States'],
  ['Goalpara', 15, 'India'],
  ['Damongo', 14, 'Ghana', 'Savannah'],
  ['San Juan de la Maguana', 13, 'Dominican Republic', 'San Juan Province'],
]
const index = buildIndex(
  PLACES.map(([name, importance, country, region, ...others]) => ({
    names: [name, ...others].map((text) => ({ text, penalty: 0, kind: 'name' as const })),
    importance,
    group: GROUPS.indexOf(country),
    region: region === undefined ? undefined : GROUPS.length + REGIONS.indexOf(region),
    coordinates: { latitude: 0, longitude: 0 },
  })),
  [...GROUPS.map((name) => [name, ...(CODES[name] ?? [])]), ...REGIONS.map((name) => [name])].map((names) => ({
    names,
  })),
)
const first = (typed: string) => PLACES[searchPlaces(index, typed, { limit: 8 })[0]?.entry ?? -1]?.[0]

it.each([
  ['the city before a region where no town is as well known', 'savannah', 'Savannah'],
  ['the city before the others of the region that is called like it', 'mugla', 'Muğla'],
  ['a known city that begins so before a region that does', 'atlanti', 'Atlantic City'],
  ['a region in its country', 'Goa, India', 'Panjim'],
  ['a region in its country, without a comma', 'goa india', 'Panjim'],
  ['a code of a country after a comma, and no region that begins so', 'San Juan, PR', 'San Juan'],
  ['a code of a country after a space', 'san juan pr', 'San Juan'],
  ['a country whose whole name is two signs', '印度', 'Panjim'],
  ['what begins so, before a word and the beginning of a region', 'key wes', 'Key West'],
  ['a town as it is written, before a larger one misspelt', 'montreu', 'Montreux'],
])('finds %s', (_, typed, wanted) => {
  expect(first(typed)).toBe(wanted)
})
