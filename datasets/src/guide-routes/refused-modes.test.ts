import { expect, it } from 'vitest'

import { refusedModes } from './refused-modes.ts'

it.each([
  [['Nachtbusse'], false, ['night-bus']],
  [['museums'], false, []],
  [['Palermo'], true, ['car', 'car-driver', 'motorbike']],
  [['flights', 'boats'], false, ['fly', 'ferry', 'fast-boat', 'boat']],
])('%j', (avoid, isCarFree, modes) => expect(refusedModes(avoid, isCarFree)).toEqual(modes))
