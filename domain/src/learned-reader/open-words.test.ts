import { expect, it } from 'vitest'

import { endsOpen } from './open-words.ts'

it.each([
  ['how do we get to the', true],
  ['wie komme ich in die', true],
  ['jak dojechać do', true],
  ['how much is a beer', false],
  ['水は飲めますか', false],
  ['', false],
])('%s cannot end here: %s', (text, expected) => {
  expect(endsOpen(text)).toBe(expected)
})
