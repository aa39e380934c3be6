import { expect, it, vi } from 'vitest'

import { measurePositions } from './measure-positions.ts'
import { readCitySights } from './read-city-sights.ts'

// A hundred thousand rows take a busy machine seconds.
vi.setConfig({ testTimeout: 30_000 })

it('95 % of the sights in the tables are within 300 m of their position there', async () => {
  const measured = await measurePositions(await readCitySights())
  expect(measured.length).toBeGreaterThan(700)
  const near = measured.filter(({ metres }) => metres <= 300)
  expect(near.length / measured.length).toBeGreaterThanOrEqual(0.95)
})
