import { expect, it } from 'vitest'

import { formatDistance } from './format.ts'
import { unitsOf, withUnits } from './measure.ts'

it.each(['en-GB', 'de-DE', 'en-US-u-hc-h12'])('%s round-trips its units', (locale) => {
  expect(unitsOf(locale)).toBeNull()
  expect(unitsOf(withUnits(locale, 'metric'))).toBe('metric')
  expect(unitsOf(withUnits(locale, 'imperial'))).toBe('imperial')
})

it('a distance is in kilometres unless miles were chosen', () => {
  expect(formatDistance(100, 'en-US')).toBe('100 km')
  expect(formatDistance(100, withUnits('en-GB', 'imperial'))).toBe('62 mi')
})
