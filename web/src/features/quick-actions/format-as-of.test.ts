import { expect, it } from 'vitest'

import { formatAsOf } from './format-as-of.ts'

it.each([
  ['2025-02', 'February 2025'],
  ['2016-10-20', 'October 2016'],
  ['2017', '2017'],
  ['about 2017', 'about 2017'],
  ['', ''],
])('%s', (asOf, expected) => expect(formatAsOf(asOf, 'en-GB')).toBe(expected))
