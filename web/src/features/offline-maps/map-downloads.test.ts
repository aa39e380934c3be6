import { expect, it } from 'vitest'

import { viewOf } from './map-downloads.tsx'

it('opens a region in the middle, at the zoom that shows all of it', () => {
  expect(viewOf({ title: 'Helsinki', bounds: [24.9, 60.1, 25, 60.2] })).toEqual({
    center: { lat: expect.closeTo(60.15), lng: expect.closeTo(24.95) },
    zoom: expect.closeTo(11.81, 1),
  })
})

it('opens Monaco at its streets, not in the middle of its sea', () => {
  const { center } = viewOf({ title: 'Monaco', bounds: [7.40913, 43.51612, 7.59538, 43.75169] })
  expect(center).toEqual({ lat: expect.closeTo(43.74, 2), lng: expect.closeTo(7.42, 2) })
})
