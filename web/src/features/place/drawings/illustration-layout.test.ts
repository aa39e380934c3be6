import { describe, expect, it } from 'vitest'

import { middleOf, zoomFor } from '../../../entities/map/drawing/point-view.ts'
import { formatDegrees, formatRain } from '../../../text/format-weather.ts'
import { placeLabels } from '../place-labels.ts'
import { ILLUSTRATION, illustrationLayout, scaleBar } from './illustration-layout.ts'

const EMPTY = { land: [], borders: [], lakes: [], rivers: [], neighbours: [] }
const APIA = { latitude: -13.83, longitude: -171.76 }

describe('illustrationLayout', () => {
  const layout = illustrationLayout(APIA, { east: 10, north: 6, ...EMPTY })
  it('has the city in the middle', () => {
    expect(layout.project(APIA).map(Math.round)).toEqual([ILLUSTRATION.width / 2, ILLUSTRATION.height / 2])
  })
  it('draws places across the date line next to the city', () => {
    const [x] = layout.project({ latitude: -13, longitude: 179 })
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(ILLUSTRATION.width / 2)
  })
  it('has a scale bar of a round length', () => {
    const { km, pixels } = scaleBar(layout)
    expect(km).toBe(500)
    expect(pixels / ILLUSTRATION.width).toBeCloseTo(km / layout.kmAcross, 5)
  })
})

describe('placeLabels', () => {
  const layout = illustrationLayout(APIA, { east: 1, north: 0.6, ...EMPTY })
  const town = (name: string, latitude: number, longitude: number) => ({
    name,
    path: `/places/samoa/${name}`,
    division: null,
    country: 'WS',
    countryName: 'Samoa',
    population: 1,
    coordinates: { latitude, longitude },
    isCapital: false,
  })
  it('leaves out names that would touch another name, the city or the frame', () => {
    const far = town('Far', -13.5, -172.3)
    const labels = placeLabels(
      'Apia',
      [far, town('Beside', -13.505, -172.3), town('Same', -13.83, -171.75), town('Outside', -10, -171)],
      layout.project,
    )
    expect(labels.map(({ city }) => city.name)).toEqual(['Far'])
  })
})

describe('the map view of sights', () => {
  const points = [0, 0.01, 0.02, 0.03, 5].map((east) => ({ latitude: 48.86, longitude: 2.35 + east }))
  it('does not follow a sight far out of town', () => expect(middleOf(points).longitude).toBeCloseTo(2.37))
  it('fits four of five sights', () => expect(zoomFor(points)).toBeGreaterThan(11))
  it('limits the zoom for a single sight', () => expect(zoomFor(points.slice(0, 1))).toBe(14))
})

describe('units', () => {
  it.each([
    ['en-GB', '-3°C', '25 mm'],
    ['en-US', '27°F', '1 in'],
  ])('%s reads %s and %s', (locale, degrees, rain) => {
    expect(formatDegrees(-3, locale)).toBe(degrees)
    expect(formatRain(25.4, locale)).toBe(rain)
  })
  it('writes zero without a minus sign', () => expect(formatDegrees(-0.3, 'en-GB')).toBe('0°C'))
})
