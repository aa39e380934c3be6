import { describe, expect, it } from 'vitest'

import { countryOfAirline } from '../airline-countries/index.ts'
import { findCountry } from '../countries/index.ts'
import { AIRLINES, AIRLINES_SOURCE, findAirline } from './index.ts'

describe('AIRLINES', () => {
  it('are about eleven hundred with valid codes', () => {
    expect(AIRLINES).toHaveLength(1092)
    for (const { iata, icao, name } of AIRLINES) {
      expect(iata).toMatch(/^[A-Z0-9]{2}$/)
      expect(icao ?? 'AAA').toMatch(/^[A-Z]{3}$/)
      expect(name).not.toBe('')
    }
  })

  it('have valid home countries, if known', () => {
    const homes = AIRLINES.map((airline) => airline.country ?? countryOfAirline(airline))
    const known = homes.filter((code) => code !== undefined)
    expect(known.length).toBeGreaterThan(850)
    expect(known.filter((code) => !findCountry(code))).toEqual([])
  })

  it.each([
    ['TP', 'PT', 'Star Alliance'],
    ['BA', 'GB', 'oneworld'],
    ['AF', 'FR', 'SkyTeam'],
    ['LH', 'DE', 'Star Alliance'],
    ['NH', 'JP', 'Star Alliance'],
  ])('%s is at home in %s, in %s', (code, country, alliance) => {
    const airline = findAirline(code)!
    expect([airline.country ?? countryOfAirline(airline), airline.alliance]).toEqual([country, alliance])
  })

  it('give the passenger airline when two share a code', () => expect(findAirline('lh')?.name).toBe('Lufthansa'))
  it('keep OpenFlights data separate', () => expect(findAirline('BA')?.country).toBeNull())
  it('are of July 2026', () => expect(AIRLINES_SOURCE.checkedAt).toBe('2026-07-21'))
})
