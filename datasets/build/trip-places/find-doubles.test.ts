import { describe, expect, it, vi } from 'vitest'

import { findDoubles } from './find-doubles.ts'

// Every city is put together from a hundred thousand rows.
vi.setConfig({ testTimeout: 60_000 })

describe('findDoubles', () => {
  it('finds few sights that stand close, and none of two that say the same', async () => {
    const pairs = await findDoubles()
    expect(pairs.length).toBeLessThanOrEqual(115)
    // Beside what everybody knows only what is seldom chosen, and what is as near as a door is a part of it.
    const chosen = pairs.filter(({ metres, one, other }) => metres <= 50 && one.renown >= 0.5 && other.renown >= 0.15)
    expect(chosen.map(({ city, one, other }) => `${city}: ${one.name}, ${other.name}`)).toEqual([])
  })
})
