import { expect, it } from 'vitest'

import { trimMarks } from './trim-marks.ts'

it.each([
  [' - Louvre, ', 'Louvre'],
  ['.Louvre.', 'Louvre.'],
  ['- , -', ''],
  ['a - b', 'a - b'],
])('trims %j', (text, trimmed) => expect(trimMarks(text, '-,.', '-,')).toBe(trimmed))

it('is linear for a million marks', () => {
  const text = `a${'-'.repeat(1_000_000)}b`
  expect(trimMarks(text, '-', '-')).toBe(text)
})
