import { describe, expect, it } from 'vitest'

import { openGuide } from '../guide.ts'
import { readGuide } from '../read-guide.ts'
import { smallGuide, withFolder } from '../testing/small-guide.ts'
import { coverageLines } from './print-coverage.ts'

describe('coverageLines', () => {
  it('prints counts, then the thin areas', async () => {
    const lines = await withFolder(smallGuide(), async (folder) => coverageLines(openGuide(await readGuide(folder))))
    expect(lines.slice(0, 3)).toEqual(['destinations: 4', 'sights: 12', 'countries: 2'])
    expect(lines).toContain('sights without a price: 8 of 12 (67 %)')
    expect(lines.slice(-3)).toEqual([
      'destinations with too few sights: 2',
      '  2 porto (city, listed): 0',
      '  4 seville (city, listed): 0',
    ])
  })
})
