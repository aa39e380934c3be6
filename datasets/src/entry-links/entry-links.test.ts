import { describe, expect, it } from 'vitest'

import packed from '../../packed/entry-links.json' with { type: 'json' }
import { entryLinksOf } from './index.ts'

const kinds = (country: string) => entryLinksOf(country).map(({ value, source }) => `${value} ${source.title}`)

describe('entryLinksOf', () => {
  it.each([
    ['US', ['eta esta.cbp.dhs.gov', 'visa travel.state.gov']],
    ['IN', ['e-visa indianvisaonline.gov.in']],
    ['FR', ['eta travel-europe.europa.eu', 'visa france-visas.gouv.fr']],
  ])('%s has its official addresses', (country, links) => expect(kinds(country)).toEqual(links))

  it.each(['SC', 'ZZ'])('has none where no address is certain: %s', (country) => expect(kinds(country)).toEqual([]))

  it('is editorial: nobody opened the addresses', () => expect(entryLinksOf('US')[0]?.status).toBe('editorial'))

  it('has at most one address per country and kind', () => {
    const pairs = packed.rows.map((row) => row.split('|').slice(0, 2).join(' '))
    expect(new Set(pairs).size).toBe(pairs.length)
  })
})
