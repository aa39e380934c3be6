import { describe, expect, it } from 'vitest'

import { EMERGENCY_COUNTRIES } from '../emergency-numbers/index.ts'
import { plugsOf } from './index.ts'

describe('plugsOf', () => {
  it.each([
    ['PT', 'C F', [230], [50]],
    ['GB', 'G', [230], [50]],
    ['US', 'A B', [120], [60]],
    ['JP', 'A B', [100], [50, 60]],
  ])('%s: %s', (country, types, volts, hertz) => {
    expect(plugsOf(country)).toMatchObject({ types: types.split(' '), volts, hertz, isConfirmed: true })
  })

  it('gives every country letters of the IEC and valid figures', () => {
    const found = EMERGENCY_COUNTRIES.flatMap((country) => plugsOf(country) ?? [])
    expect(found.length).toBeGreaterThan(240)
    for (const { types, volts, hertz } of found) {
      expect(types.length).toBeGreaterThan(0)
      for (const type of types) expect(type).toMatch(/^[A-O]$/)
      for (const value of volts) expect(value).toBeGreaterThanOrEqual(100)
      for (const value of volts) expect(value).toBeLessThanOrEqual(240)
      for (const value of hertz) expect([50, 60]).toContain(value)
    }
  })

  it('names its source, and does not call one source confirmed', () => {
    expect(plugsOf('PT')?.checkedAt).toBe('2017-01-01')
    expect(plugsOf('ZZ')).toBeUndefined()
  })
})
