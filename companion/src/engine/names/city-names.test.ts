import { expect, it } from 'vitest'

import { cityCalledIn } from './city-names.ts'

it.each([
  ['es', 'niza', 2990440],
  ['de', 'mailand', 3173435],
  ['pt', 'munique', 2867714],
  ['en', 'niza', null],
])('in %s, %s is %s', (language, name, city) => expect(cityCalledIn(language, name)).toBe(city))
