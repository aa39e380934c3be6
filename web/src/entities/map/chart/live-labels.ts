import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from 'maplibre-gl'

import { LIVE_FROM_ZOOM, LIVE_SOURCE } from './live-layers.ts'
import { nameIn } from './live-names.ts'
import type { MapColours } from './map-colours.ts'
import { SLANTED, SPACED, STRONG, UPRIGHT } from './map-fonts.ts'

type Layer = LayerSpecification

const from = (layer: string, minzoom = LIVE_FROM_ZOOM) => ({
  type: 'symbol' as const,
  source: LIVE_SOURCE,
  'source-layer': layer,
  minzoom,
})
const isClass = (...classes: readonly string[]): ExpressionSpecification => [
  'in',
  ['get', 'class'],
  ['literal', [...classes]],
]
const HAS_NAME: ExpressionSpecification = ['has', 'name']

/** Sights and stations: a map of every shop would hide the streets. */
const POINTS = [
  ...['aerialway', 'art_gallery', 'attraction', 'castle', 'garden', 'harbor', 'hospital', 'library', 'monument'],
  ...['museum', 'park', 'railway', 'stadium', 'theatre', 'town_hall', 'zoo', 'place_of_worship'],
]

/** Names of the street tiles, in the traveller's language. */
export function liveLabels(colours: MapColours, locale: string): Layer[] {
  const name = nameIn(locale)
  return [
    ...pointNames(colours, name),
    ...roadNames(colours, name),
    ...waterNames(colours, name),
    ...placeNames(colours, name),
  ]
}

function haloOf({ halo }: MapColours) {
  return { 'text-halo-color': halo, 'text-halo-width': 1.4 }
}

function pointNames(colours: MapColours, name: ExpressionSpecification): Layer[] {
  const point = (id: string, layer: string, minzoom: number, filter: FilterSpecification, text = name): Layer => ({
    id: `live-${id}`,
    ...from(layer, minzoom),
    filter,
    layout: {
      'text-field': text,
      'text-font': UPRIGHT,
      'text-size': 11,
      'text-max-width': 8,
      'text-padding': 10,
      'symbol-sort-key': ['coalesce', ['get', 'rank'], 50],
    },
    paint: { ...haloOf(colours), 'text-color': colours.name },
  })
  const isProminent: ExpressionSpecification = ['<=', ['get', 'rank'], ['step', ['zoom'], 5, 15, 14, 16, 40, 17, 200]]
  return [
    {
      id: 'live-house-numbers',
      ...from('housenumber', 17),
      layout: { 'text-field': ['get', 'housenumber'], 'text-font': UPRIGHT, 'text-size': 10 },
      paint: { ...haloOf(colours), 'text-color': colours['quiet-name'] },
    },
    point('sights', 'poi', 14, ['all', HAS_NAME, isClass(...POINTS), isProminent] as FilterSpecification),
    point('peaks', 'mountain_peak', 11, HAS_NAME, ['concat', name, '\n', ['to-string', ['get', 'ele']], ' m']),
    point('airports', 'aerodrome_label', 10, HAS_NAME),
  ]
}

function roadNames(colours: MapColours, name: ExpressionSpecification): Layer[] {
  const road = (id: string, minzoom: number, ...classes: readonly string[]): Layer => ({
    id: `live-${id}`,
    ...from('transportation_name', minzoom),
    filter: ['all', HAS_NAME, isClass(...classes)],
    layout: {
      'symbol-placement': 'line',
      'text-field': name,
      'text-font': UPRIGHT,
      'text-size': ['interpolate', ['linear'], ['zoom'], 13, 10, 17, 13],
      'text-max-angle': 35,
    },
    paint: { ...haloOf(colours), 'text-color': colours['quiet-name'] },
  })
  return [
    road('lane-names', 15, 'minor', 'service', 'path', 'track'),
    road('street-names', 14, 'secondary', 'tertiary'),
    road('main-names', 13, 'motorway', 'trunk', 'primary'),
  ]
}

function waterNames(colours: MapColours, name: ExpressionSpecification): Layer[] {
  const paint = { ...haloOf(colours), 'text-color': colours['water-name'] }
  const layout = { 'text-field': name, 'text-font': SLANTED, 'text-size': 12, 'text-max-width': 7 } as const
  return [
    {
      id: 'live-river-names',
      ...from('waterway', 12),
      filter: ['all', HAS_NAME, isClass('river', 'canal')],
      layout: { ...layout, 'symbol-placement': 'line', 'text-letter-spacing': 0.06 },
      paint,
    },
    { id: 'live-water-names', ...from('water_name'), filter: HAS_NAME, layout, paint },
  ]
}

function placeNames(colours: MapColours, name: ExpressionSpecification): Layer[] {
  const place = (id: string, minzoom: number, maxzoom: number, classes: readonly string[], layout: object): Layer => ({
    id: `live-${id}`,
    ...from('place', minzoom),
    maxzoom,
    filter: ['all', HAS_NAME, isClass(...classes)],
    layout: {
      'text-field': name,
      'text-max-width': 7,
      'text-padding': 6,
      'symbol-sort-key': ['coalesce', ['get', 'rank'], 50],
      ...layout,
    },
    paint: { ...haloOf(colours), 'text-color': colours.name },
  })
  const quarter = { ...SPACED, 'text-font': STRONG, 'text-size': 10.5 }
  return [
    place('hamlets', 13, 17, ['hamlet', 'isolated_dwelling', 'island', 'islet'], {
      'text-font': UPRIGHT,
      'text-size': 11,
    }),
    place('quarters', 12, 17, ['quarter', 'suburb', 'neighbourhood', 'borough'], quarter),
    place('villages', 10, 16, ['village'], { 'text-font': UPRIGHT, 'text-size': 12 }),
    place('towns', LIVE_FROM_ZOOM, 15, ['town'], { 'text-font': UPRIGHT, 'text-size': 13 }),
    place('cities', LIVE_FROM_ZOOM, 14, ['city'], {
      'text-font': STRONG,
      'text-size': ['interpolate', ['linear'], ['zoom'], 8, 14, 13, 18],
    }),
  ]
}
