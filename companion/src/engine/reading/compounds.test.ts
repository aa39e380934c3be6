import { expect, it } from 'vitest'

import { german } from '../languages/de.ts'
import { italian } from '../languages/it.ts'
import { withCompounds } from './compounds.ts'
import { plain } from './phrases.ts'

it.each([
  ['Passt mein Föhnstecker dort?', 'stecker'],
  ['Brauche ich ein Touristenvisum?', 'visum'],
  ['Ist im April Aprilwetter?', 'wetter'],
])('reads the last part of a compound: %s', (asked, part) => {
  expect(withCompounds(plain(asked), german).trim().split(' ')).toContain(part)
})

it('adds nothing to a known word, or in a language without compounds', () => {
  expect(withCompounds(plain('Wie ist das Wetter?'), german)).toBe(plain('Wie ist das Wetter?'))
  expect(withCompounds(plain('Che visum serve?'), italian)).toBe(plain('Che visum serve?'))
})
