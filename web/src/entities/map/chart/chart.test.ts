import { createExpression, validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { describe, expect, it } from 'vitest'

import { accuracyCircle } from './chart-style.ts'
import { chartStyle, withOverlays } from './chart-style.ts'
import { OSM_CREDIT } from './credits-in.ts'
import { describeShown, scaleBar } from './describe-shown.ts'
import { gridLines } from './grid-lines.ts'
import { COUNTRY_LABEL } from './label-layers.ts'
import type { MapColours } from './map-colours.ts'
import { nearestPlace } from './nearest-place.ts'

const COLOURS = new Proxy({}, { get: () => 'rgba(1, 2, 3, 0.5)' }) as MapColours
const LISBON = { lat: 38.72, lng: -9.14 }

describe('the style', () => {
  it.each([
    ['our own maps', null],
    ['public streets beside them', { maxZoom: 14, locale: 'de-CH' }],
  ])("is valid with %s, names no server, and draws the traveller's position on top", (_, live) => {
    const style = withOverlays(chartStyle(COLOURS, gridLines([-10, 38, -8, 40], 11), live), COLOURS, {
      location: { position: LISBON },
      lines: [{ points: [LISBON, LISBON] }, { points: [LISBON, LISBON], isFrame: true }],
    })
    expect(validateStyleMin(style)).toEqual([])
    expect(JSON.stringify(style)).not.toMatch(/https?:/)
    expect(style.layers.at(-1)?.id).toBe('here')
  })
})

describe('the name of a country', () => {
  const written = (name: string): unknown => {
    const { result, value } = createExpression(COUNTRY_LABEL, 'text-field')
    return result === 'success' && value.evaluate({ zoom: 3 }, { type: 1, properties: { name } })
  }

  it.each([
    ['Turkey', 'Türkiye'],
    ['Dem. Rep. Congo', 'DR Congo'],
    ['Portugal', 'Portugal'],
  ])('%s is written as in the rest of the product: %s', (name, ours) => {
    expect(written(name)).toBe(ours)
  })
})

describe('accuracyCircle', () => {
  const radiusM = (accuracyM?: number): number => {
    const location = { position: LISBON, ...(accuracyM !== undefined && { accuracyM }) }
    const [ring] = accuracyCircle(location).features
    const [, north] = ring?.geometry.type === 'Polygon' ? (ring.geometry.coordinates[0]?.[0] ?? []) : []
    return ((north ?? 0) - LISBON.lat) * 111_195
  }

  it('is as wide as the reported accuracy, and 50 m without one', () => {
    expect(radiusM(1200)).toBeCloseTo(1200, 0)
    expect(radiusM()).toBeCloseTo(50, 0)
    expect(accuracyCircle(null).features).toEqual([])
  })
})

describe('gridLines', () => {
  const names = (bounds: readonly [number, number, number, number], zoom: number) =>
    gridLines(bounds, zoom).features.map(({ properties }) => properties.name)

  it.each([
    ['the world', [-180, -60, 180, 75] as const, 1.6, ['10°W', '0°', '170°E', '20°N']],
    ['a city', [-9.3, 38.6, -9, 38.8] as const, 11, ['9°05′W', '9°W', '38°45′N']],
    ['a street', [-9.1384, 38.7096, -9.1348, 38.7118] as const, 16, ['9°08′15″W', '9°08′10″W', '38°42′40″N']],
    ['a square that a minute runs through', [-9.135, 38.7, -9.132, 38.7018] as const, 16.2, ['9°08′W', '38°42′05″N']],
    ['the date line', [179, -18, 181, -16] as const, 6.5, ['179°E', '179°W', '17°S']],
  ])('of %s', (_, bounds, zoom, some) => {
    expect(names(bounds, zoom)).toEqual(expect.arrayContaining(some))
    expect(names(bounds, zoom).length).toBeLessThan(120)
  })
})

describe('scaleBar', () => {
  it.each([
    ['a street of Lisbon', 38.71, 16, '50 m', 54],
    ['the same street of Singapore', 1.3, 16, '100 m', 84],
    ['a city', 38.71, 11, '2 km', 67],
    ['a country', 38.71, 6, '50 km', 52],
  ])('of %s', (_, latitude, zoom, label, pixels) => {
    expect(scaleBar(latitude, zoom, 'en')).toEqual({ label, pixels })
  })

  it('is left out when it would apply to one parallel only', () => {
    expect(scaleBar(38.71, 2, 'en')).toBeNull()
  })
})

describe('nearestPlace', () => {
  const city = (name: string, lng: number, lat: number) => ({
    type: 'Feature' as const,
    properties: { name },
    geometry: { type: 'Point' as const, coordinates: [lng, lat] },
  })

  it('is the nearest of the cities around, and null without any', () => {
    const found = nearestPlace(
      [city('Porto', -8.6, 41.1), city('Lisbon', -9.13, 38.72), city('Faro', -7.9, 37)],
      LISBON,
    )
    expect(found?.name).toBe('Lisbon')
    expect(found?.km).toBeLessThan(1)
    expect(nearestPlace([], LISBON)).toBeNull()
  })
})

describe('describeShown', () => {
  const monaco = { bounds: [7.4, 43.4, 7.6, 43.8] as const, minZoom: 8, date: '2025-02' }
  const seen = (zoom: number, bounds: readonly [number, number, number, number], more = {}) =>
    describeShown({
      center: LISBON,
      zoom,
      bounds,
      regions: [monaco as never],
      locale: 'en',
      publicStyle: null,
      missed: null,
      streets: null,
      nearest: null,
      isHeldBack: false,
      ...more,
    })
  const titles = (shown: ReturnType<typeof seen>) => shown.credits.map(({ title }) => title)

  it('names the sources of the visible map, and their age', () => {
    expect(titles(seen(3, [-30, 20, 30, 60]))).toEqual(['Natural Earth', 'GeoNames'])
    const near = seen(14, [7.41, 43.7, 7.45, 43.75])
    expect(titles(near)).toContain('© OpenStreetMap contributors')
    expect(near.note).toBe('Streets as of February 2025')
  })

  it('reports areas without streets, and failed downloads', () => {
    expect(seen(12, [-9.2, 38.6, -9, 38.8]).note).toBe('Street map not downloaded for this area')
    expect(seen(5, [-9.2, 38.6, -9, 38.8], { missed: 'Not here.' }).note).toBe('Not here.')
    expect(seen(8.5, [-9.9, 38, -8, 39], { isHeldBack: true }).note).toBe('Street map not downloaded for this area')
  })

  it('names the nearest city only when neither streets nor names are drawn', () => {
    const nearest = { name: 'Lisbon', km: 3.4 }
    expect(seen(15, [-9.2, 38.6, -9, 38.8], { nearest }).note).toBe(
      'Street map not downloaded for this area. Nearest city: Lisbon, 3 km from the centre',
    )
    expect(seen(14, [7.41, 43.7, 7.45, 43.75], { nearest }).note).toBe('Streets as of February 2025')
    expect(seen(12, [-9.2, 38.6, -9, 38.8], { nearest }).note).toBe('Street map not downloaded for this area')
    expect(seen(5, [-9.2, 38.6, -9, 38.8], { nearest }).note).toBeUndefined()
  })

  const OFM = { title: 'OpenFreeMap', url: 'https://openfreemap.org' }
  const streets = { state: 'ready', credits: [OFM, OSM_CREDIT], isOnline: true }

  it('credits public streets from the zoom where they are drawn, and each source once', () => {
    const near: readonly [number, number, number, number] = [-9.2, 38.6, -9, 38.8]
    expect(titles(seen(12, near, { streets }))).toEqual(['OpenFreeMap', '© OpenStreetMap contributors'])
    expect(seen(12, near, { streets }).note).toBeUndefined()
    expect(titles(seen(5, near, { streets }))).toEqual(['Natural Earth', 'GeoNames'])
    const monacoToo = seen(14, [7.41, 43.7, 7.45, 43.75], { streets })
    expect(titles(monacoToo)).toEqual(['OpenFreeMap', '© OpenStreetMap contributors', 'OpenMapTiles'])
    const named = { title: '© OpenMapTiles', url: 'https://www.openmaptiles.org/' }
    const both = { ...streets, credits: [...streets.credits, named] }
    expect(titles(seen(14, [7.41, 43.7, 7.45, 43.75], { streets: both }))).toHaveLength(3)
    expect(monacoToo.note).toBe('Streets as of February 2025')
  })

  it.each([
    ['waits in silence', 'asking', true, undefined],
    ['says it once', 'unavailable', true, 'Streets are not available right now. Showing the world map.'],
    ['offers the download when there is no network', 'unavailable', false, 'Street map not downloaded for this area'],
  ])('without streets: %s', (_, state, isOnline, note) => {
    const view: readonly [number, number, number, number] = [-9.2, 38.6, -9, 38.8]
    expect(seen(12, view, { streets: { state, credits: [], isOnline } }).note).toBe(note)
    expect(titles(seen(12, view, { streets: { state, credits: [], isOnline } }))).toEqual(['Natural Earth', 'GeoNames'])
  })

  it('reads the credits of a public style from it, as text and links only', () => {
    const attribution = '<a href="https://osm.example/c" onclick="x()">&copy; OSM</a> <b>bold</b>'
    const publicStyle = { version: 8, sources: { a: { type: 'vector', attribution } }, layers: [] }
    expect(seen(12, [0, 0, 1, 1], { publicStyle }).credits).toEqual([{ title: '© OSM', url: 'https://osm.example/c' }])
  })
})
