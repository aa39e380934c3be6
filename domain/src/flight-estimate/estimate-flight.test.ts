import { describe, expect, it } from 'vitest'

import { estimateFlight } from './index.ts'

const LISBON = { latitude: 38.7742, longitude: -9.1342 }
const PARIS = { latitude: 49.0097, longitude: 2.5479 }
const TOKYO = { latitude: 35.5494, longitude: 139.7798 }
const LOS_ANGELES = { latitude: 33.9425, longitude: -118.4081 }

describe('estimateFlight', () => {
  it.each([
    ['Lisbon to Paris, flown in about two and a half hours', LISBON, PARIS, 1470, 135],
    ['Tokyo to Los Angeles, flown in ten to twelve', TOKYO, LOS_ANGELES, 8815, 670],
  ])('%s', (_, from, to, km, minutes) => {
    const estimate = estimateFlight(from, to)
    expect(Math.abs(estimate.distanceKm - km)).toBeLessThan(15)
    expect(Math.abs(estimate.minutes - minutes)).toBeLessThanOrEqual(15)
    expect(estimate.minutes % 5).toBe(0)
  })

  it('starts north-east over the Pacific, though the destination is further south', () => {
    expect(estimateFlight(TOKYO, LOS_ANGELES).initialBearingDegrees).toBeCloseTo(55.7, 1)
  })

  it('points west for a westward flight', () => {
    const { initialBearingDegrees } = estimateFlight({ latitude: 0, longitude: 10 }, { latitude: 0, longitude: 0 })
    expect(initialBearingDegrees).toBeCloseTo(270, 5)
  })
})
