import { describe, expect, it } from 'vitest'

import { findCountry } from '../countries/index.ts'
import { TIME_ZONES } from './index.ts'

describe('TIME_ZONES', () => {
  it('are valid zones, in their own countries', () => {
    expect(TIME_ZONES.length).toBeGreaterThan(350)
    for (const { name, countries } of TIME_ZONES) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone: name })).not.toThrow()
      for (const code of countries) expect(findCountry(code)?.timeZones).toContain(name)
    }
  })

  it('contain Lisbon and Tokyo', () => {
    const find = (name: string) => TIME_ZONES.find((zone) => zone.name === name)?.countries
    expect([find('Europe/Lisbon'), find('Asia/Tokyo')]).toEqual([['PT'], ['JP']])
  })
})
