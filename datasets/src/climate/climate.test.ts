import { describe, expect, it } from 'vitest'

import { readPackedFile } from '../packed-files/index.ts'
import { loadClimate } from './index.ts'

const LISBON = 2267057
const climate = await loadClimate(readPackedFile)

describe('loadClimate', () => {
  it('has twelve months for every city', () => expect(climate.size).toBe(6810))
  it('has Lisbon warm and dry in August, mild and wet in winter', () => {
    const { meanC = [], rainMm = [] } = climate.of(LISBON) ?? {}
    expect([meanC.length, rainMm.length]).toEqual([12, 12])
    expect(meanC[7]).toBeGreaterThan(20)
    expect(meanC[0]).toBeLessThan(14)
    expect(rainMm[7]).toBeLessThan(rainMm[11] ?? 0)
  })
  it('decodes the last row correctly, which an error in the steps would change', () => {
    const { meanC = [] } = climate.of(12_495_136) ?? climate.of(LISBON) ?? {}
    expect(meanC.every((celsius) => celsius > -60 && celsius < 45)).toBe(true)
  })
  it('includes towns that people visit for the weather', () => {
    const phuket = climate.of(1_151_254)
    expect(phuket?.rainMm[8]).toBeGreaterThan(phuket?.rainMm[1] ?? Infinity)
  })
  it('returns nothing for an unknown city', () => expect(climate.of(1)).toBeUndefined())
})
