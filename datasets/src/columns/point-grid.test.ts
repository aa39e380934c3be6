import { distanceKm } from '@app/domain/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { PointGrid } from './point-grid.ts'

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('PointGrid', () => {
  it('finds exactly the points of a full scan, also at the poles and the date line', () => {
    const points = fc.array(point, { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(points, point, fc.double({ min: 0, max: 3000, noNaN: true }), (all, from, km) => {
        const grid = new PointGrid(
          Float64Array.from(all, ({ latitude }) => latitude),
          Float64Array.from(all, ({ longitude }) => longitude),
        )
        const expected = all.flatMap((to, row) => (distanceKm(from, to) <= km ? [row] : []))
        expect(
          grid
            .near(from, km)
            .map(({ row }) => row)
            .toSorted((a, b) => a - b),
        ).toEqual(expected)
      }),
      { seed: 2026 },
    )
  })

  it('gives the nearest first', () => {
    const grid = new PointGrid(Float64Array.of(1, 0.1, 0.5), Float64Array.of(0, 0, 0))
    expect(grid.near({ latitude: 0, longitude: 0 }, 200).map(({ row }) => row)).toEqual([1, 2, 0])
  })
})
