import { describe, expect, it } from 'vitest'

import { mercator, unprojectMercator } from './mercator.ts'

const SHEET = { width: 800, height: 600, west: -20, north: 60, pixelsPerDegree: 10 }
const project = mercator(SHEET)

describe('mercator', () => {
  it('starts at the north-western corner', () => expect(project({ latitude: 60, longitude: -20 })).toEqual([0, 0]))

  it('keeps angles: a degree of latitude is longer by the secant', () => {
    const [, north] = project({ latitude: 45.05, longitude: 0 })
    const [, south] = project({ latitude: 44.95, longitude: 0 })
    expect(south - north).toBeCloseTo(Math.SQRT2, 3)
  })

  it.each([
    { latitude: 38.72, longitude: -9.14 },
    { latitude: -33.9, longitude: 18.4 },
  ])('inverts %o', (place) => {
    const back = unprojectMercator(SHEET, project(place))
    expect(back.latitude).toBeCloseTo(place.latitude, 6)
    expect(back.longitude).toBeCloseTo(place.longitude, 6)
  })

  it('stays finite at the pole', () =>
    expect(project({ latitude: 90, longitude: 0 }).every(Number.isFinite)).toBe(true))
})
