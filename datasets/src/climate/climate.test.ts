import { describe, expect, it } from 'vitest'

import { readPackedFile } from '../packed-files/index.ts'
import { loadClimate } from './index.ts'

const LISBON = 2267057
const climate = await loadClimate(readPackedFile)

describe('loadClimate', () => {
  it('knows twelve months of every city in it', () => expect(climate.size).toBe(6810))
  it('has Lisbon warm and dry in August, mild and wet in winter', () => {
    const { meanC = [], rainMm = [] } = climate.of(LISBON) ?? {}
    expect([meanC.length, rainMm.length]).toEqual([12, 12])
    expect(meanC[7]).toBeGreaterThan(20)
    expect(meanC[0]).toBeLessThan(14)
    expect(rainMm[7]).toBeLessThan(rainMm[11] ?? 0)
  })
  it('keeps the last row whole, which a slip in the steps would move', () => {
    const { meanC = [] } = climate.of(12_495_136) ?? climate.of(LISBON) ?? {}
    expect(meanC.every((celsius) => celsius > -60 && celsius < 45)).toBe(true)
  })
  it('knows the towns that people go to for the weather', () => {
    const phuket = climate.of(1_151_254)
    expect(phuket?.rainMm[8]).toBeGreaterThan(phuket?.rainMm[1] ?? Infinity)
  })
  it('says nothing of a city it does not know', () => expect(climate.of(1)).toBeUndefined())
})
