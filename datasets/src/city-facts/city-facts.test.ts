import { describe, expect, it } from 'vitest'

import { CITY_FACTS, CLIMATE_SOURCE, PRICE_SOURCE } from './index.ts'

describe('CITY_FACTS', () => {
  it('holds each city once, by name', () => {
    const names = CITY_FACTS.map(({ name }) => name)
    expect(names).toEqual([...new Set(names)].toSorted())
    expect(names.length).toBe(26)
  })

  it.each(CITY_FACTS)('$name has a year of weather, a position and a time zone', (city) => {
    expect(city.meanC).toHaveLength(12)
    expect(city.rainMm).toHaveLength(12)
    expect([...city.meanC, ...city.rainMm].every(Number.isFinite)).toBe(true)
    expect(Math.abs(city.coordinates.latitude)).toBeLessThan(66)
    expect(() => new Intl.DateTimeFormat('en', { timeZone: city.timeZone })).not.toThrow()
  })

  it('has its summer in the right months', () => {
    const find = (id: string) => CITY_FACTS.find((city) => city.id === id)!
    expect(find('rome').meanC[6]).toBeGreaterThan(find('rome').meanC[0]!)
    expect(find('sydney').meanC[6]).toBeLessThan(find('sydney').meanC[0]!)
  })

  it('has no price where the index has none', () => {
    expect(CITY_FACTS.find(({ id }) => id === 'marrakesh')?.burgerUsdCents).toBeNull()
    expect(CITY_FACTS.find(({ id }) => id === 'paris')?.burgerUsdCents).toBe(705)
  })

  it('has a source and a date', () => {
    expect([CLIMATE_SOURCE.checkedAt, PRICE_SOURCE.checkedAt]).toEqual(['2024-12-31', '2026-01-01'])
  })
})
