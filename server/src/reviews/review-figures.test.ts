import { expect, it } from 'vitest'

import { createReviewFigures } from './review-figures.ts'

it('reads once a minute, and keeps the last figures without a database', async () => {
  let clock = 0
  let rows: object[] | null = [{ count: 0, average: null }]
  let reads = 0
  const db = {
    query: async () => {
      reads++
      if (!rows) throw new Error('away')
      return rows
    },
  }
  const ask = createReviewFigures({ db, log: { warn: () => {} }, now: () => clock } as never)
  expect(await ask()).toBeUndefined()
  rows = [{ count: 2, average: 4.5 }]
  expect(await ask()).toBeUndefined()
  expect(reads).toBe(1)
  clock += 60_000
  expect(await ask()).toEqual({ count: 2, average: 4.5 })
  rows = null
  clock += 60_000
  expect(await ask()).toEqual({ count: 2, average: 4.5 })
})
