import { describe, expect, it } from 'vitest'

import { findAirline } from '../airlines/index.ts'
import { findAirport } from '../airports/index.ts'
import { readPackedFile } from '../packed-files/index.ts'
import { findTable } from '../register/index.ts'
import { loadRoutes } from './index.ts'

const routes = await loadRoutes(readPackedFile)
const all = routes.origins().flatMap(routes.from)

describe('routes', () => {
  it('are all read, each pair once', () => {
    expect(all).toHaveLength(routes.size)
    expect(routes.size).toBeGreaterThan(47_000)
    expect(new Set(all.map(({ origin, destination }) => origin + destination)).size).toBe(routes.size)
  })

  it('have two different known airports, known airlines, and a valid number of flights', () => {
    const wrong = all.filter(
      ({ origin, destination, airlines, flightsPerYear }) =>
        !findAirport(origin) ||
        !findAirport(destination) ||
        origin === destination ||
        !airlines.every((code) => findAirline(code)) ||
        flightsPerYear < 1 ||
        flightsPerYear > 50_000,
    )
    expect(wrong).toEqual([])
  })

  it('contain Lisbon to London and back', () => {
    expect(routes.between('lis', 'lhr')?.airlines).toContain('TP')
    expect(routes.between('LHR', 'LIS')?.airlines).toContain('BA')
    expect(routes.from('LIS').length).toBeGreaterThan(80)
  })

  it('are missing where there are no flights', () => {
    expect(routes.between('LIS', 'AKL')).toBeUndefined()
    expect(routes.from('ZZZ')).toEqual([])
  })

  it('have the date of the register', () => {
    expect(findTable('routes')?.sources[0]?.checkedAt).toBe(routes.origin.checkedAt)
  })
})
