import { expect, it } from 'vitest'

import { withUnits } from '../../../text/measure.ts'
import { formatWalk } from './format-plan.ts'

const MILES = withUnits('en-GB', 'imperial')

it.each([
  [20, 'en-GB', '50 m'],
  [420, 'en-GB', '400 m'],
  [949, 'en-GB', '950 m'],
  [950, 'en-GB', '1 km'],
  [12_340, 'en-GB', '12.3 km'],
  [25_600, 'en-GB', '26 km'],
  [20, MILES, '100 ft'],
  [150, MILES, '500 ft'],
  [420, MILES, '0.3 mi'],
  [12_340, MILES, '7.7 mi'],
  [25_600, MILES, '16 mi'],
])('%i m in %s is %s', (metres, locale, words) => expect(formatWalk(metres, locale)).toBe(words))
