import { describe, expect, it } from 'vitest'

import { AIRPORTS } from '../airports/index.ts'
import { EMERGENCY_COUNTRIES } from '../emergency-numbers/index.ts'
import { COUNTRIES, findCountry } from './index.ts'

describe('COUNTRIES', () => {
  it('are the 249 of ISO 3166-1 and Kosovo, each once', () => {
    expect(COUNTRIES).toHaveLength(250)
    expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(250)
    expect(new Set(COUNTRIES.map(({ alpha3 }) => alpha3)).size).toBe(250)
  })

  it.each(COUNTRIES)('$name: valid codes, currencies and time zones', (country) => {
    expect(country.code).toMatch(/^[A-Z]{2}$/)
    expect(country.alpha3).toMatch(/^[A-Z]{3}$/)
    expect(country.currencies.every((code) => Intl.supportedValuesOf('currency').includes(code))).toBe(true)
    for (const code of country.callingCodes) expect(code).toMatch(/^[1-9]\d{0,3}$/)
    for (const language of country.languages) expect(Intl.getCanonicalLocales(language)).toHaveLength(1)
    for (const timeZone of country.timeZones) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
    for (const code of country.neighbours) expect(findCountry(code)?.neighbours).toContain(country.code)
  })

  it('contain Portugal', () => {
    expect(findCountry('pt')).toEqual({
      code: 'PT',
      alpha3: 'PRT',
      name: 'Portugal',
      nativeName: 'Portugal',
      continent: 'EU',
      capital: { name: 'Lisbon', cityId: 2_267_057 },
      currencies: ['EUR'],
      languages: ['pt'],
      callingCodes: ['351'],
      drivingSide: 'right',
      timeZones: ['Europe/Lisbon', 'Atlantic/Madeira', 'Atlantic/Azores'],
      neighbours: ['ES'],
    })
  })

  it.each([
    ['JP', 'left', 'JPY', 'Asia/Tokyo', ''],
    ['GB', 'left', 'GBP', 'Europe/London', 'IE'],
    ['US', 'right', 'USD', 'America/New_York', 'CA MX'],
    ['NL', 'right', 'EUR', 'Europe/Amsterdam', 'BE DE'],
    ['CH', 'right', 'CHF', 'Europe/Zurich', 'AT DE FR IT LI'],
    ['FR', 'right', 'EUR', 'Europe/Paris', 'AD BE CH DE ES IT LU MC'],
    ['HR', 'right', 'EUR', 'Europe/Zagreb', 'BA HU ME RS SI'],
    ['TH', 'left', 'THB', 'Asia/Bangkok', 'KH LA MM MY'],
  ])('%s drives on the %s and pays in %s', (code, side, currency, zone, neighbours) => {
    const found = findCountry(code)!
    expect([found.drivingSide, found.currencies[0], found.timeZones[0]]).toEqual([side, currency, zone])
    expect(found.neighbours.join(' ')).toBe(neighbours)
  })

  it('contain every country of other tables', () => {
    const named = [...EMERGENCY_COUNTRIES, ...AIRPORTS.map(({ country }) => country)]
    expect(named.filter((code) => !findCountry(code))).toEqual([])
  })
})
