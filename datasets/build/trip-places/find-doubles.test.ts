import { describe, expect, it, vi } from 'vitest'

import { findDoubles } from './find-doubles.ts'

// Every city is built from a hundred thousand rows.
vi.setConfig({ testTimeout: 60_000 })

/** A cathedral is in the old town, and a show may be in a building with visits by day. */
const WIDE = new Set(['district', 'show', 'waterfront'])

describe('findDoubles', () => {
  it('finds few sights that are close, and none with the same name', async () => {
    const pairs = await findDoubles()
    expect(pairs.length).toBeLessThanOrEqual(115)
    // Next to the most famous sights there are lesser ones, and parts of them at the same address.
    const chosen = pairs.filter(
      ({ metres, one, other }) =>
        metres <= 50 && one.renown >= 0.5 && other.renown >= 0.15 && !WIDE.has(one.kind) && !WIDE.has(other.kind),
    )
    expect(chosen.map(({ city, one, other }) => `${city}: ${one.name}, ${other.name}`)).toEqual([])
  })
})
