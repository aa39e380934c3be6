import { expect, it } from 'vitest'

import { cityOfSight } from './famous-sights.ts'

it.each([
  ['Eat near the Colosseum', 3169070],
  ['Wo esse ich beim Eiffelturm?', 2988507],
  ['Near Schönbrunn', 2761369],
  ['The Colosseum or the Louvre?', null],
  ['Eat near the station', null],
])('%s', (text, city) => expect(cityOfSight(text)).toBe(city))
