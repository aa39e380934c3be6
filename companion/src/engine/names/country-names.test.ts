import { describe, expect, it } from 'vitest'

import { countryCalled } from './country-names.ts'

describe('countryCalled', () => {
  it.each([
    ['grossbritannien', 'GB'],
    ['the states', 'US'],
    ['republique tcheque', 'CZ'],
    ['costa de marfil', 'CI'],
    ['olanda', 'NL'],
    ['us virgin islands', 'VI'],
    ['democratic republic of the congo', 'CD'],
    ['constructor', null],
  ])('%s is %s', (name, country) => {
    expect(countryCalled(name, false, '')).toBe(country)
  })

  it('reads an ambiguous word as a country only in a suitable position', () => {
    // "Che valuta si usa?", "irá chover?"
    expect(countryCalled('usa', false, 'si')).toBeNull()
    expect(countryCalled('usa', false, 'in')).toBe('US')
    expect(countryCalled('ira', false, 'ele')).toBeNull()
    expect(countryCalled('ira', true, 'o')).toBe('IR')
    expect(countryCalled('saudi', true, 'am')).toBeNull()
  })
})
