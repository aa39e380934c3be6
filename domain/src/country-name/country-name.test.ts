import { expect, it } from 'vitest'

import { countryNameIn } from './index.ts'

it.each([
  ['TR', 'en', 'Türkiye'],
  ['AG', 'en-GB', 'Antigua and Barbuda'],
  ['KN', 'en-US', 'Saint Kitts and Nevis'],
  ['CI', 'en-GB', 'Ivory Coast'],
  ['HK', 'en', 'Hong Kong'],
  ['DE', 'en', 'Germany'],
  ['DE', 'de', 'Deutschland'],
  ['TR', 'fr', 'Turquie'],
])('calls %s in %s: %s', (code, locale, name) => {
  expect(countryNameIn(code, locale)).toBe(name)
})
