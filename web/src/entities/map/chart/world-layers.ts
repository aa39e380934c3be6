import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'

import type { MapColours } from './map-colours.ts'
import { UPRIGHT } from './map-fonts.ts'

type Layer = LayerSpecification

const from = (layer: string) => ({ source: 'world', 'source-layer': layer })

/** A built-up area is a rough shape: at high zoom it adds little, and nothing next to streets. */
export function urbanOpacity(hasStreets: boolean): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], 7, 1, 10.5, hasStreets ? 0 : 0.6]
}

/** The layers of the world map, from low zoom to the edge of a city. */
export function worldLayers(colours: MapColours): Layer[] {
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': colours.sea } },
    {
      id: 'grid',
      type: 'line',
      source: 'grid',
      paint: { 'line-color': colours.grid, 'line-width': 0.75, 'line-dasharray': [1, 3] },
    },
    // A second, softer line out at sea, as on engraved maps.
    {
      id: 'shoal',
      type: 'line',
      ...from('land'),
      paint: {
        'line-color': colours.shore,
        'line-opacity': 0.28,
        'line-width': ['interpolate', ['linear'], ['zoom'], 1, 3, 5, 7, 10, 14],
      },
    },
    { id: 'land', type: 'fill', ...from('land'), paint: { 'fill-color': colours.land } },
    {
      id: 'urban',
      type: 'fill',
      ...from('urban'),
      paint: { 'fill-color': colours.urban, 'fill-opacity': urbanOpacity(true) },
    },
    { id: 'lakes', type: 'fill', ...from('lakes'), paint: { 'fill-color': colours.water } },
    ...lineLayers(colours),
    ...gridLayers(colours),
  ]
}

function lineLayers(colours: MapColours): Layer[] {
  return [
    {
      id: 'rivers',
      type: 'line',
      ...from('rivers'),
      paint: {
        'line-color': colours.stream,
        // Drawn for whole countries: next to a city's pins the line would be inexact.
        'line-opacity': ['interpolate', ['linear'], ['zoom'], 9.5, 1, 11, 0.35, 12, 0],
        'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.4, 7, 1.2, 12, 2.5],
      },
    },
    {
      id: 'regions',
      type: 'line',
      ...from('regions'),
      paint: { 'line-color': colours.region, 'line-width': 0.6, 'line-dasharray': [3, 3] },
    },
    {
      id: 'borders',
      type: 'line',
      ...from('borders'),
      paint: {
        'line-color': colours.border,
        'line-width': ['interpolate', ['linear'], ['zoom'], 1, 0.5, 6, 1.1, 12, 1.6],
        'line-dasharray': [5, 2, 1, 2],
      },
    },
  ]
}

function gridLayers(colours: MapColours): Layer[] {
  return [
    // At high zoom the graticule is drawn over land too: without streets it gives orientation.
    {
      id: 'grid-over',
      type: 'line',
      source: 'grid',
      minzoom: 7,
      paint: { 'line-color': colours.grid, 'line-width': 0.75, 'line-opacity': ['step', ['zoom'], 0.6, 13, 1] },
    },
    {
      id: 'grid-names',
      type: 'symbol',
      source: 'grid',
      minzoom: 3,
      layout: {
        'symbol-placement': 'line',
        // At high zoom the view is smaller than a tile, so each line needs two labels in it.
        'symbol-spacing': ['step', ['zoom'], 420, 13, 150],
        'text-field': ['get', 'name'],
        'text-font': UPRIGHT,
        'text-size': 10,
        'text-letter-spacing': 0.08,
      },
      paint: { 'text-color': colours['quiet-name'], 'text-halo-color': colours.halo, 'text-halo-width': 1.2 },
    },
  ]
}
