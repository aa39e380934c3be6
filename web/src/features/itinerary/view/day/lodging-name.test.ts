import { expect, it } from 'vitest'

import { lodgingName } from './day-section.tsx'

const DAY = { city: { name: 'Lisbon' } }

it.each([
  ['Casa do Príncipe', 'Casa do Príncipe'],
  ['Lisbon', null],
  ['  ', null],
])('names the lodging %j as %j', (title, name) => expect(lodgingName({ title }, DAY)).toBe(name))
