import { expect, it } from 'vitest'

import { isSameDuration } from './quantity.ts'

it.each([
  ['to the minute', 150, 150, true, true],
  ['a minute beside it is another time', 149, 150, true, false],
  ['rounded to five minutes', 90, 92, true, true],
  ['an hour and a half of 92 minutes', 90, 92, false, true],
  ['two hours are not three', 120, 180, false, false],
] as const)('%s', (_, said, known, isToTheMinute, expected) => {
  expect(isSameDuration(said, known, isToTheMinute)).toBe(expected)
})
