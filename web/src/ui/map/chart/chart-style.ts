import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'

import type { MapLocation } from '../map-marker.ts'
import { accuracyCircle } from './accuracy-circle.ts'
import type { Grid } from './grid-lines.ts'
import { labelLayers } from './label-layers.ts'
import type { MapColours } from './map-colours.ts'
import { streetLayers } from './street-layers.ts'
import { worldLayers } from './world-layers.ts'

export const SCHEME = 'sojourn-map'
export const OWN_SOURCES = ['world', 'streets'] as const
export const GRID_SOURCE = 'grid'

/** Our own chart: paper land, a tide of sea, hairlines and the lines of a globe. */
export function chartStyle(colours: MapColours, grid: Grid): StyleSpecification {
  return {
    version: 8,
    sources: {
      world: { type: 'vector', tiles: [`${SCHEME}://world/{z}/{x}/{y}`], minzoom: 0, maxzoom: 6 },
      streets: { type: 'vector', tiles: [`${SCHEME}://streets/{z}/{x}/{y}`], minzoom: 8, maxzoom: 14 },
      [GRID_SOURCE]: { type: 'geojson', data: grid },
    },
    layers: [...worldLayers(colours), ...streetLayers(colours), ...labelLayers(colours)],
  }
}

/** Whatever the style, where the traveller is lies over it. */
export function withLocation(
  style: StyleSpecification,
  colours: MapColours,
  location: MapLocation | null,
): StyleSpecification {
  return {
    ...style,
    sources: { ...style.sources, location: { type: 'geojson', data: accuracyCircle(location) } },
    layers: [...style.layers, ...locationLayers(colours)],
  }
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
