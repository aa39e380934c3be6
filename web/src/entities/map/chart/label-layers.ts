import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'

import { DOT } from './add-dot.ts'
import { LIVE_FROM_ZOOM } from './live-layers.ts'
import type { MapColours } from './map-colours.ts'
import { SLANTED, SPACED, STRONG, UPRIGHT } from './map-fonts.ts'

/** Natural Earth's country names, and the names that the rest of the product uses. */
const OURS: Readonly<Record<string, string>> = {
  'Bosnia and Herz.': 'Bosnia and Herzegovina',
  'Cabo Verde': 'Cape Verde',
  'Central African Rep.': 'Central African Republic',
  Congo: 'Republic of the Congo',
  "Côte d'Ivoire": 'Ivory Coast',
  'Dem. Rep. Congo': 'DR Congo',
  'Dominican Rep.': 'Dominican Republic',
  'Eq. Guinea': 'Equatorial Guinea',
  eSwatini: 'Eswatini',
  'Faeroe Is.': 'Faroe Islands',
  'Falkland Is.': 'Falkland Islands',
  'Fr. Polynesia': 'French Polynesia',
  Macedonia: 'North Macedonia',
  'S. Sudan': 'South Sudan',
  'Solomon Is.': 'Solomon Islands',
  'São Tomé and Principe': 'São Tomé and Príncipe',
  Turkey: 'Türkiye',
  'United States of America': 'United States',
  'W. Sahara': 'Western Sahara',
}

const NAME: ExpressionSpecification = ['get', 'name']

export const COUNTRY_LABEL: ExpressionSpecification = ['coalesce', ['get', NAME, ['literal', OURS]], NAME]

type Layer = LayerSpecification

export function labelLayers(colours: MapColours): Layer[] {
  return [...streetLabels(colours), ...worldLabels(colours)]
}

/** Streets bring their own names: those of our packs at high zoom, those of a public server from its first tiles on. */
export function placeNamesTo(hasStreets: boolean | 'live'): number {
  if (hasStreets === 'live') return LIVE_FROM_ZOOM
  return hasStreets ? 13 : 24
}

function worldLabels(colours: MapColours): Layer[] {
  const paint = { 'text-halo-color': colours.halo, 'text-halo-width': 1.4 }
  return [
    {
      id: 'lake-names',
      type: 'symbol',
      source: 'world',
      'source-layer': 'lakes',
      minzoom: 5,
      layout: { 'text-field': ['get', 'name'], 'text-font': SLANTED, 'text-size': 12, 'text-max-width': 7 },
      paint: { ...paint, 'text-color': colours['water-name'] },
    },
    {
      id: 'place-names',
      type: 'symbol',
      source: 'world',
      'source-layer': 'places',
      maxzoom: placeNamesTo(true),
      layout: {
        'text-field': ['get', 'name'],
        'text-font': ['case', ['has', 'capital'], ['literal', STRONG], ['literal', UPRIGHT]],
        'text-size': ['interpolate', ['linear'], ['zoom'], 2, 10.5, 6, ['+', 9.5, ['/', ['get', 'rank'], 7]], 11, 15],
        'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
        'text-radial-offset': 0.5,
        // A dot and its name appear together.
        'icon-image': ['step', ['zoom'], DOT, 10, ''],
        'text-justify': 'auto',
        'symbol-sort-key': ['-', ['case', ['has', 'capital'], -4, 0], ['get', 'rank']],
        'text-padding': 6,
      },
      paint: { ...paint, 'text-color': colours.name, 'icon-color': colours.name, 'icon-halo-color': colours.halo },
    },
    {
      id: 'country-names',
      type: 'symbol',
      source: 'world',
      'source-layer': 'countries',
      maxzoom: 8,
      filter: ['>=', ['get', 'size'], ['step', ['zoom'], 13, 2, 11, 3, 8, 4, 5, 5, 0]],
      layout: {
        ...SPACED,
        'text-field': COUNTRY_LABEL,
        'text-font': STRONG,
        'text-size': ['interpolate', ['linear'], ['zoom'], 1, 9.5, 6, 13],
        'text-max-width': 7,
        'symbol-sort-key': ['-', ['get', 'size']],
        'text-padding': 8,
      },
      paint: { ...paint, 'text-color': colours['quiet-name'] },
    },
  ]
}

function streetLabels(colours: MapColours): Layer[] {
  const paint = { 'text-halo-color': colours.halo, 'text-halo-width': 1.4 }
  const roadName = (id: string, layer: string, minzoom: number): Layer => ({
    id,
    type: 'symbol',
    source: 'streets',
    'source-layer': layer,
    minzoom,
    filter: ['all', ['has', 'name'], ['!', ['has', 'tunnel']]],
    layout: {
      'symbol-placement': 'line',
      'text-field': ['get', 'name'],
      'text-font': UPRIGHT,
      'text-size': ['interpolate', ['linear'], ['zoom'], 13, 10, 17, 13],
      'text-max-angle': 35,
    },
    paint: { ...paint, 'text-color': colours['quiet-name'] },
  })
  return [roadName('road-names', 'road-names', 13), roadName('street-names', 'roads', 14.5), ...placeLabels(colours)]
}

function placeLabels(colours: MapColours): Layer[] {
  const paint = { 'text-halo-color': colours.halo, 'text-halo-width': 1.4 }
  return [
    {
      id: 'sights',
      type: 'symbol',
      source: 'streets',
      'source-layer': 'names',
      minzoom: 14,
      layout: {
        'text-field': [
          'case',
          ['has', 'ele'],
          ['concat', ['get', 'name'], '\n', ['get', 'ele'], ' m'],
          ['get', 'name'],
        ],
        'text-font': ['match', ['get', 'kind'], 'water', ['literal', SLANTED], ['literal', UPRIGHT]],
        'text-size': 11,
        'text-max-width': 8,
        'text-padding': 10,
      },
      paint: {
        ...paint,
        'text-color': ['match', ['get', 'kind'], ['water'], colours['water-name'], colours.name],
      },
    },
    {
      id: 'quarters',
      type: 'symbol',
      source: 'streets',
      'source-layer': 'places',
      minzoom: 11,
      layout: {
        ...SPACED,
        'text-field': ['get', 'name'],
        'text-font': STRONG,
        'text-size': ['match', ['get', 'kind'], ['city'], 15, ['town', 'village'], 12, 10.5],
        'text-max-width': 7,
        'symbol-sort-key': ['match', ['get', 'kind'], ['city'], 0, ['town'], 1, ['village'], 2, 3],
      },
      paint: { ...paint, 'text-color': colours.name },
    },
  ]
}
