import { describe, expect, it } from 'vitest'

import { priceFactsOf } from '../price-levels/index.ts'
import { perDiemOf } from './index.ts'

const of = (country: string, name: string, division: string | null = null) => perDiemOf({ country, name, division })

describe('perDiemOf', () => {
  it.each([
    ['JP', 'Kyoto', 'Kyoto', 332],
    ['JP', 'Tokyo', 'Tokyo City', 358],
    ['JP', 'Kobe', 'Osaka-Kobe', 337],
  ])('%s: %s is listed under %s', (country, name, location, lodgingUsd) => {
    expect(of(country, name)).toMatchObject([{ location, season: null, lodgingUsd }])
  })
  it('has seasons', () => {
    expect(of('FR', 'Cannes').map(({ season }) => season?.from)).toEqual(['05-01', '10-01'])
  })
  it('uses the rest of the country for a town without a row', () => {
    expect(of('FR', 'Aurillac')).toMatchObject([{ location: null, lodgingUsd: 220 }])
  })
  it('never uses a town of another state', () => {
    expect(of('US', 'Portland', 'Maine')[0]?.location).toMatch(/ME$/)
    expect(of('US', 'Portland', 'Oregon')[0]?.location).toMatch(/OR$/)
    expect(of('US', 'Portland', 'Texas')[0]?.location).toBeNull()
  })
  it('returns nothing for an invalid country', () => expect(of('ZZ', 'Paris')).toEqual([]))
})

describe('priceFactsOf', () => {
  it('keeps purchasing power and burgers separate', () => {
    expect(priceFactsOf('FR')).toMatchObject({ perInternationalDollar: { year: 2024 }, burger: null })
    expect(priceFactsOf('EU')?.burger?.currency).toBe('EUR')
    expect(priceFactsOf('CH')?.burger?.usdCents).toBeGreaterThan(500)
  })
})
