import { expect, it } from 'vitest'

import { hasStreets, overviewView } from './overview-view.ts'

const HANOI = { lat: 21.03, lng: 105.85 }
const MONACO = { lat: 43.73, lng: 7.42 }
const regions = [{ bounds: [7.4, 43.4, 7.6, 43.8] as const, minZoom: 8 }]

it.each([
  ['a street where there are no streets', HANOI, 16, 1, 8.5],
  ['a place without a pin', HANOI, 12, 0, 8.5],
  ['several pins keep their distances', HANOI, 14.2, 5, 14.2],
  ['several pins of a whole country', HANOI, 6, 5, 6],
  ['a city whose streets are on board', MONACO, 16, 1, 16],
  ['a continent', HANOI, 4, 0, 4],
])('%s', (_, center, zoom, pins, shown) => {
  expect(overviewView({ center, zoom, pins }, regions)).toEqual({ center, zoom: shown })
})

it('finds the streets that are near enough to be drawn', () => {
  expect(hasStreets(MONACO, 8, regions)).toBe(true)
  expect(hasStreets(MONACO, 7.9, regions)).toBe(false)
  expect(hasStreets(HANOI, 14, regions)).toBe(false)
})
