import { expect, it } from 'vitest'

import { frameAround, framesAround } from './frames.ts'

const PORTO = { latitude: 41.149, longitude: -8.611 }
const GAIA = { latitude: 41.13, longitude: -8.62 }
const BRAGA = { latitude: 41.55, longitude: -8.42 }
/** Between them, within reach of both. */
const TROFA = { latitude: 41.35, longitude: -8.52 }

it('makes one frame of near places, and one for each far group', () => {
  const frames = framesAround([PORTO, BRAGA, GAIA])
  expect(frames).toHaveLength(2)
  const [[west, south, east, north]] = frames as [[number, number, number, number]]
  expect(west).toBeLessThan(GAIA.longitude)
  expect(east).toBeGreaterThan(PORTO.longitude)
  expect([south < GAIA.latitude, north > PORTO.latitude, north < BRAGA.latitude]).toEqual([true, true, true])
})

it('joins two groups when a place lies between them', () => {
  expect(framesAround([PORTO, BRAGA, TROFA])).toHaveLength(1)
})

it('is as wide as it is high on the ground, and stays on the map', () => {
  const [west, south, east, north] = frameAround({ latitude: 60, longitude: 24 }, 10)
  expect(north - south).toBeCloseTo(0.18, 2)
  expect(east - west).toBeCloseTo(0.36, 2)
  expect(frameAround({ latitude: 0, longitude: 179.99 }, 10)[2]).toBe(180)
})
