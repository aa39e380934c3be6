import { expect, it } from 'vitest'

import { bedName } from './bed-name.ts'

const DAY = { city: { name: 'Lisbon' } }

it.each([
  ['Casa do Príncipe', 'Casa do Príncipe'],
  ['Lisbon', null],
  ['  ', null],
])('a day that begins at %j begins at %j', (title, name) => expect(bedName({ title }, DAY)).toBe(name))
