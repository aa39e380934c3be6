import { AIRPORTS_SOURCE } from '@app/datasets/airports'
import { CLIMATE_SOURCE, PRICE_SOURCE } from '@app/datasets/city-facts'
import { expect, it } from 'vitest'

import MANIFEST from '../../../datasets/sources/README.md?raw'
import { DATA_SOURCES } from './data-sources.ts'

it.each(DATA_SOURCES.map((source) => [source.name, source] as const))(
  '%s is in the manifest of the data sets with the same licence and date',
  (_, { url, licence, asOf }) => {
    const isByHand = licence.startsWith('Facts')
    const row = MANIFEST.split('\n').find((line) => line.includes(isByHand ? 'eea-membership.json' : url))
    expect(row?.toLowerCase()).toContain(isByHand ? 'facts' : licence.toLowerCase())
    expect(row).toContain(asOf)
  },
)

it('has the dates that the shipped files bear', () => {
  const asOf = (url: string) => DATA_SOURCES.find((source) => source.url === url)?.asOf
  expect(asOf('https://ourairports.com/data/')).toBe(AIRPORTS_SOURCE.checkedAt)
  expect(asOf(CLIMATE_SOURCE.source.url)).toBe(CLIMATE_SOURCE.checkedAt)
  expect(asOf(PRICE_SOURCE.source.url)).toBe(PRICE_SOURCE.checkedAt)
})

it('leaves out nothing that the manifest names', () => {
  const named = [...MANIFEST.matchAll(/\]\((https:[^)]+)\)/g)].map(([, url]) => url)
  expect(named.filter((url) => !DATA_SOURCES.some((source) => source.url === url))).toEqual([])
})
