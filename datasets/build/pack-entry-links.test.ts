import { describe, expect, it } from 'vitest'

import { packEntryLinks } from './pack-entry-links.ts'

const pack = (url: string) =>
  packEntryLinks({
    authorities: [{ host: 'mfa.am', authority: 'Ministry of Foreign Affairs of Armenia' }],
    borders: [],
    links: [{ country: 'AM', kind: 'visa', url }],
  })

describe('packEntryLinks', () => {
  it.each([
    ['a government', 'https://www.gov.uk/eta'],
    ['a government of two labels', 'https://evisa.mofa.go.jp/'],
    ['a federal agency', 'https://esta.cbp.dhs.gov/'],
    ['a named authority', 'https://evisa.mfa.am/'],
    ['the European Union', 'https://travel-europe.europa.eu/etias_en'],
  ])('accepts %s', (_, url) => expect(pack(url)).toEqual([`AM|visa|${url}`]))

  it.each([
    ['a look-alike', 'https://evisa-gov.com/'],
    ['a domain that ends like a government', 'https://notgov.uk/'],
    ['a government as the first label', 'https://gov.uk.example.com/'],
    ['a domain that ends like a named authority', 'https://evilmfa.am/'],
    ['a page without encryption', 'http://www.gov.uk/eta'],
  ])('refuses %s', (_, url) => expect(() => pack(url)).toThrow(/not an official address/))

  it('gives the countries of one border the same address', () =>
    expect(
      packEntryLinks({
        authorities: [],
        borders: [{ kind: 'eta', url: 'https://travel-europe.europa.eu/etias_en', countries: 'FR DE' }],
        links: [],
      }),
    ).toEqual(['DE|eta|https://travel-europe.europa.eu/etias_en', 'FR|eta|https://travel-europe.europa.eu/etias_en']))
})
