import { describe, expect, it } from 'vitest'

import { AIRPORTS } from '../airports/index.ts'
import { AIRPORT_RANKS, rankOfAirport } from './index.ts'

describe('AIRPORT_RANKS', () => {
  it('fall from 1 towards 0, each code once', () => {
    expect(AIRPORT_RANKS).toHaveLength(4582)
    expect(new Set(AIRPORT_RANKS.map(({ code }) => code)).size).toBe(4582)
    expect(AIRPORT_RANKS[0]).toMatchObject({ code: 'IST', importance: 1, place: 1 })
    const values = AIRPORT_RANKS.map(({ importance }) => importance)
    expect(values).toEqual(values.toSorted((a, b) => b - a))
    expect(values.at(-1)).toBeGreaterThanOrEqual(0)
  })

  it('know nearly every airport, and its size', () => {
    const ranked = AIRPORTS.filter(({ code }) => rankOfAirport(code))
    expect(ranked.length / AIRPORTS.length).toBeGreaterThan(0.85)
    expect(rankOfAirport('LHR')).toMatchObject({ kind: 'airport', size: 'large' })
    expect(rankOfAirport('lis')?.place).toBeLessThan(120)
  })

  it('distinguish a railway station from an airport', () => {
    expect(AIRPORT_RANKS.filter(({ kind }) => kind === 'rail')).toHaveLength(187)
  })
})
