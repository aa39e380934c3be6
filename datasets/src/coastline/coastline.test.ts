import { distanceKm } from '@app/domain/kernel'
import { describe, expect, it } from 'vitest'

import { COASTLINE } from './index.ts'

const points = COASTLINE.flat()
const nearestKm = (latitude: number, longitude: number) =>
  Math.min(...points.map((point) => distanceKm(point, { latitude, longitude })))

describe('COASTLINE', () => {
  it('stays on the globe', () => {
    for (const { latitude, longitude } of points) {
      expect(Math.abs(latitude)).toBeLessThanOrEqual(90)
      expect(Math.abs(longitude)).toBeLessThanOrEqual(180)
    }
  })
  it.each([
    ['Land’s End', 50.07, -5.72],
    ['Cape Agulhas', -34.83, 20.0],
    ['Gibraltar', 36.13, -5.35],
  ])('passes %s', (_, latitude, longitude) => expect(nearestKm(latitude, longitude)).toBeLessThan(60))
  it('does not pass through Madrid', () => expect(nearestKm(40.42, -3.7)).toBeGreaterThan(250))
})
