import { describe, expect, it } from 'vitest'

import { readGuide } from '../read-guide.ts'
import { smallGuide, withFolder } from '../testing/small-guide.ts'
import { destinationLines } from './print-destination.ts'

const linesOf = (id: string) =>
  withFolder(smallGuide(), async (folder) => destinationLines(await readGuide(folder), id))

describe('destinationLines', () => {
  it('shows what is written and not yet packed', async () => {
    const lines = await linesOf('lisbon')
    expect(lines?.[3]).toBe('Our guide, 2026-11; not checked on site')
    expect(lines).toContain('Sights (12)')
    expect(lines).toContain('Routes (3)')
  })

  it('shows nothing of an unknown id', async () => {
    expect(await linesOf('atlantis')).toBeNull()
  })
})
