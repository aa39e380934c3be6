import { expect, it } from 'vitest'

import { spelledLike } from './spelled-like.ts'

const isSpelled = spelledLike(['Smirne', 'Esmirna', 'Pekin'])

it.each([
  ['other vowels', 'Smyrna', true],
  ['another number of them', 'Smyrne', true],
  ['another consonant', 'Smyrta', false],
  ['too short to tell', 'Pekon', false],
  ['another name', 'Ankara', false],
])('%s: %s', (_, text, isLike) => {
  expect(isSpelled(text)).toBe(isLike)
})
