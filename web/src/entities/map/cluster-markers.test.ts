import { describe, expect, it } from 'vitest'

import { clusterMarkers } from './cluster-markers.ts'
import { isOnGlobe, possibleZoom } from './map-marker.ts'

const at = (lat: number, lng: number, title = `${lat} ${lng}`) => ({ position: { lat, lng }, title })
const PALACE = at(43.7314, 7.4202, 'Palace')
const GARDEN = at(43.7312, 7.4258, 'Garden')
const CASINO = at(43.7396, 7.4281, 'Casino')

describe('clusterMarkers', () => {
  it.each([
    [4, [3]],
    [14, [1, 1, 1]],
    [13, [1, 1, 1]],
    [12, [2, 1]],
  ])('at zoom %d the three sights are groups of %j', (zoom, sizes) => {
    expect(clusterMarkers([PALACE, GARDEN, CASINO], zoom).map(({ markers }) => markers.length)).toEqual(sizes)
  })

  it('places a group in the middle of its members, and loses none', () => {
    const [group] = clusterMarkers([at(10, 10), at(10, 12)], 1)
    expect(group?.position).toEqual({ lat: 10, lng: 11 })
    const many = Array.from({ length: 2000 }, (_, index) => at(((index * 37) % 170) - 85, ((index * 91) % 360) - 180))
    const kept = clusterMarkers(many, 3).flatMap(({ markers }) => markers)
    expect(new Set(kept)).toEqual(new Set(many))
  })

  it('leaves no two groups overlapping', () => {
    const many = Array.from({ length: 300 }, (_, index) =>
      at(38.7 + ((index * 37) % 100) / 900, ((index * 91) % 130) / 700),
    )
    const groups = clusterMarkers(many, 11)
    const pixelsPerDegree = (512 * 2 ** 11) / 360
    for (const [index, a] of groups.entries())
      for (const b of groups.slice(index + 1)) {
        const [east, north] = [a.position.lng - b.position.lng, (a.position.lat - b.position.lat) / Math.cos(0.676)]
        expect(Math.hypot(east, north) * pixelsPerDegree).toBeGreaterThan(43)
      }
  })

  it('shows each marker separately at street level, also two at one address', () => {
    expect(clusterMarkers([PALACE, { ...PALACE, title: 'Museum' }], 17)).toHaveLength(2)
  })
})

describe('possibleZoom', () => {
  it.each([
    [16, 16],
    [-3, 0],
    [99, 18],
    [Number.NaN, 12],
    [Number.POSITIVE_INFINITY, 18],
  ])('%d is %d', (zoom, possible) => {
    expect(possibleZoom(zoom)).toBe(possible)
  })
})

describe('isOnGlobe', () => {
  it.each([
    [90, 180, true],
    [-90, -180, true],
    [90.1, 0, false],
    [0, 181, false],
    [Number.NaN, 0, false],
    [0, Number.POSITIVE_INFINITY, false],
  ])('%d, %d: %s', (lat, lng, isOn) => {
    expect(isOnGlobe({ lat, lng })).toBe(isOn)
  })
})
