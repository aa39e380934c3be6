import { expect, it } from 'vitest'

import type { RawCity } from '../cities/read-cities.ts'
import { displayedName } from './displayed-name.ts'

it.each([
  ['no soft sign that nobody speaks', 'Ryazan’', 'RU', 'Ryazan', 'Ryazan'],
  ['nor one within', 'Arkhangel’sk', 'RU', 'Arkhangelsk', 'Arkhangelsk'],
  ['an apostrophe that is spoken', 'Xi’an', 'CN', 'Xian', 'Xi’an'],
  ['its own letters', 'Kraków', 'PL', 'Krakow', 'Kraków'],
  ['the English name', 'Köln', 'DE', 'Cologne', 'Cologne'],
])('shows %s: %s', (_, name, country, english, shown) => {
  expect(displayedName({ name, country } as RawCity, [{ language: 'en', name: english }])).toBe(shown)
})
