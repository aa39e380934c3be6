import { describe, expect, it } from 'vitest'

import { landShapes } from './land.ts'
import { azimuthal } from './projection.ts'

const FRAME = { left: 0, top: 0, right: 100, bottom: 100 }
const square = (latitude: number, longitude: number, half: number) =>
  [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([y = 0, x = 0]) => ({ latitude: latitude + y * half, longitude: longitude + x * half }))

describe('landShapes', () => {
  const centre = { latitude: 40, longitude: -4 }
  const draw = (...shores: ReturnType<typeof square>[]) =>
    landShapes(shores, azimuthal(centre, 10, [50, 50]), FRAME, centre)

  it('covers the frame with land that surrounds it', () => {
    expect(draw(square(40, -4, 30))[0]).toEqual(
      expect.arrayContaining([expect.arrayContaining([0]), expect.arrayContaining([100])]),
    )
  })
  it('leaves out land elsewhere', () => expect(draw(square(-10, 60, 3))).toEqual([]))
  it('leaves out an island on the far side of the globe, which would flood the chart', () => {
    expect(draw(square(-40, 176, 3))).toEqual([])
  })
})
