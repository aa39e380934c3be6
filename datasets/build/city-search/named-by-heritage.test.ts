import { expect, it } from 'vitest'

import { namedByHeritage } from './named-by-heritage.ts'

const isNamed = namedByHeritage([
  { name: 'Medieval City of Rhodes', coordinates: { latitude: 36.447, longitude: 28.228 } },
  { name: 'Natural and Culturo-Historical Region of Kotor', coordinates: { latitude: 42.483, longitude: 18.7 } },
])
const RHODES = { latitude: 36.44, longitude: 28.22 }
const KOTOR = { latitude: 42.421, longitude: 18.768 }

it.each([
  ['by its name', RHODES, ['Rhodes'], true],
  ['by one of its names', RHODES, ['Ródos', 'Rhodes'], true],
  ['some kilometres beside it', KOTOR, ['Kotor'], true],
  ['far from it', { latitude: -33.83, longitude: 151.09 }, ['Rhodes'], false],
  ['beside it, by another name', RHODES, ['Faliraki'], false],
  ['by a part of a word', KOTOR, ['Koto'], false],
  ['by too few letters', RHODES, ['of'], false],
])('a site is named after a place: %s', (_, place, names, answer) => {
  expect(isNamed(place, names)).toBe(answer)
})
