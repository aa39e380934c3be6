import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'

import { type MapLine, type MapLocation, DEFAULT_ACCURACY_M } from '../map-marker.ts'
import type { Grid } from './grid-lines.ts'
import { labelLayers } from './label-layers.ts'
import { liveLabels } from './live-labels.ts'
import { LIVE_FROM_ZOOM, LIVE_SOURCE, liveLayers } from './live-layers.ts'
import type { MapColours } from './map-colours.ts'
import { streetLayers } from './street-layers.ts'
import { worldLayers } from './world-layers.ts'

const EARTH_RADIUS_M = 6_371_008.8
const CORNERS = 64

type Feature = {
  readonly type: 'Feature'
  readonly properties: Readonly<Record<string, never>>
  readonly geometry:
    | { readonly type: 'Point'; readonly coordinates: [number, number] }
    | { readonly type: 'Polygon'; readonly coordinates: [number, number][][] }
}

/** A circle in metres as a polygon in degrees, and its centre. */
export function accuracyCircle(location: MapLocation | null) {
  return { type: 'FeatureCollection' as const, features: location ? featuresOf(location) : [] }
}

function featuresOf({ position, accuracyM = DEFAULT_ACCURACY_M }: MapLocation): Feature[] {
  const north = (accuracyM / EARTH_RADIUS_M) * (180 / Math.PI)
  const east = north / Math.max(0.01, Math.cos((position.lat * Math.PI) / 180))
  const ring = Array.from({ length: CORNERS + 1 }, (_, corner): [number, number] => {
    const angle = (corner / CORNERS) * 2 * Math.PI
    return [position.lng + east * Math.sin(angle), position.lat + north * Math.cos(angle)]
  })
  return [
    { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } },
    { type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [position.lng, position.lat] } },
  ]
}

export const SCHEME = 'sojourn-map'
export const TILE_SOURCES = ['world', 'streets', LIVE_SOURCE] as const
export const GRID_SOURCE = 'grid'

/** Public streets beside our own packs. */
export type LiveStyle = { readonly maxZoom: number; readonly locale: string }

/** Our own chart style: paper land, sea, thin lines and a graticule. */
export function chartStyle(colours: MapColours, grid: Grid, live: LiveStyle | null): StyleSpecification {
  const tiles = (name: string): string[] => [`${SCHEME}://${name}/{z}/{x}/{y}`]
  return {
    version: 8,
    sources: {
      world: { type: 'vector', tiles: tiles('world'), minzoom: 0, maxzoom: 6 },
      streets: { type: 'vector', tiles: tiles('streets'), minzoom: 8, maxzoom: 14 },
      ...(live && {
        [LIVE_SOURCE]: { type: 'vector', tiles: tiles('live'), minzoom: LIVE_FROM_ZOOM, maxzoom: live.maxZoom },
      }),
      [GRID_SOURCE]: { type: 'geojson', data: grid },
    },
    layers: [
      ...worldLayers(colours),
      ...(live ? liveLayers(colours) : []),
      ...streetLayers(colours),
      ...(live ? liveLabels(colours, live.locale) : []),
      ...labelLayers(colours),
    ],
  }
}

type Overlays = { readonly location: MapLocation | null; readonly lines: readonly MapLine[] }

/** Lines and the traveller's position are on top of any style. */
export function withOverlays(
  style: StyleSpecification,
  colours: MapColours,
  { location, lines }: Overlays,
): StyleSpecification {
  return {
    ...style,
    sources: {
      ...style.sources,
      lines: { type: 'geojson', data: lineFeatures(lines) },
      location: { type: 'geojson', data: accuracyCircle(location) },
    },
    layers: [...style.layers, ...lineLayers(colours), ...locationLayers(colours)],
  }
}

function lineFeatures(lines: readonly MapLine[]) {
  const features = lines.map(({ points, isFrame = false }) => ({
    type: 'Feature' as const,
    properties: { frame: isFrame },
    geometry: { type: 'LineString' as const, coordinates: points.map(({ lat, lng }) => [lng, lat]) },
  }))
  return { type: 'FeatureCollection' as const, features }
}

/** The route of a trip is dashed, because it is an order and not the streets; the frame of a region is not. */
function lineLayers({ here, halo }: Pick<MapColours, 'here' | 'halo'>): LayerSpecification[] {
  const shared = { type: 'line', source: 'lines', layout: { 'line-join': 'round' } } as const
  return [
    { id: 'lines-halo', ...shared, paint: { 'line-color': halo, 'line-width': 5, 'line-opacity': 0.7 } },
    {
      id: 'routes',
      ...shared,
      filter: ['!', ['get', 'frame']],
      paint: { 'line-color': here, 'line-width': 2.5, 'line-dasharray': [2, 1.5] },
    },
    { id: 'frames', ...shared, filter: ['get', 'frame'], paint: { 'line-color': here, 'line-width': 2 } },
  ]
}

function locationLayers({ here, halo }: Pick<MapColours, 'here' | 'halo'>): LayerSpecification[] {
  return [
    { id: 'accuracy', type: 'fill', source: 'location', paint: { 'fill-color': here, 'fill-opacity': 0.14 } },
    {
      id: 'accuracy-edge',
      type: 'line',
      source: 'location',
      paint: { 'line-color': here, 'line-width': 1, 'line-opacity': 0.7 },
    },
    {
      id: 'here',
      type: 'circle',
      source: 'location',
      filter: ['==', ['geometry-type'], 'Point'],
      paint: {
        'circle-color': here,
        'circle-radius': 6,
        'circle-stroke-color': halo,
        'circle-stroke-width': 2.5,
      },
    },
  ]
}
