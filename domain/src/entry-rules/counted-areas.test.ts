import { expect, it } from 'vitest'

import { areaOf } from './counted-areas.ts'

it.each([
  ['ES', 'schengen'],
  ['BG', 'schengen'],
  ['CH', 'schengen'],
  ['CY', 'CY'],
  ['TR', 'TR'],
  ['MK', 'MK'],
  ['IE', undefined],
  ['GB', undefined],
])('knows whose days are counted together: %s', (country, id) => expect(areaOf(country)?.id).toBe(id))
