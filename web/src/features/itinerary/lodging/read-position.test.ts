import { expect, it } from 'vitest'

import { readPosition } from './lodging-picker.tsx'

it.each([
  ['38.7107, -9.1366', { lat: 38.7107, lng: -9.1366 }],
  [' 48.85 2.35 ', { lat: 48.85, lng: 2.35 }],
  ['Rua Augusta 12', null],
  ['12, Main Street', null],
  ['95, 10', null],
])('reads %s', (typed, position) => expect(readPosition(typed)).toEqual(position))
