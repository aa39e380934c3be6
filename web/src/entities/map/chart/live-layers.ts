import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from 'maplibre-gl'

import type { MapColours } from './map-colours.ts'

/** The source of the street tiles: https://openmaptiles.org/schema/. */
export const LIVE_SOURCE = 'live'
/** Below it the world map is drawn. */
export const LIVE_FROM_ZOOM = 8

type Layer = LayerSpecification

const from = (layer: string) => ({ source: LIVE_SOURCE, 'source-layer': layer, minzoom: LIVE_FROM_ZOOM })
const isClass = (...classes: readonly string[]): ExpressionSpecification => [
  'in',
  ['get', 'class'],
  ['literal', [...classes]],
]
const IS_TUNNEL: ExpressionSpecification = ['==', ['get', 'brunnel'], 'tunnel']
const NO_TUNNEL: ExpressionSpecification = ['!=', ['get', 'brunnel'], 'tunnel']
const grow = (...stops: readonly (number | ExpressionSpecification)[]): ExpressionSpecification =>
  ['interpolate', ['exponential', 1.6], ['zoom'], ...stops] as unknown as ExpressionSpecification

/** Streets of a public server, drawn as our own regions are. */
export function liveLayers(colours: MapColours): Layer[] {
  return [...groundLayers(colours), ...roadLayers(colours), ...otherLines(colours)]
}

function groundLayers(colours: MapColours): Layer[] {
  const area = (id: string, layer: string, colour: string, ...classes: readonly string[]): Layer => ({
    id: `live-${id}`,
    type: 'fill',
    ...from(layer),
    ...(classes.length > 0 && { filter: isClass(...classes) }),
    paint: { 'fill-color': colour },
  })
  return [
    // Two tiles overlap a little; without soft edges no seam shows.
    {
      ...area('ground', 'ground', colours.land),
      paint: { 'fill-color': colours.land, 'fill-antialias': false },
    } as Layer,
    area('built', 'landuse', colours.built, 'residential', 'suburb', 'neighbourhood', 'commercial', 'retail'),
    area('grass', 'landcover', colours.park, 'grass'),
    area('wood', 'landcover', colours.wood, 'wood', 'forest', 'wetland'),
    area('sand', 'landcover', colours.sand, 'sand', 'rock'),
    area('ice', 'landcover', colours.ice, 'ice'),
    area('parks', 'park', colours.park),
    area('gardens', 'landuse', colours.park, 'cemetery', 'pitch', 'playground', 'stadium', 'zoo', 'theme_park'),
    { ...area('water', 'water', colours.water), filter: ['!=', ['get', 'brunnel'], 'tunnel'] } as Layer,
    {
      id: 'live-shore',
      type: 'line',
      ...from('water'),
      filter: NO_TUNNEL,
      paint: { 'line-color': colours.shore, 'line-width': 0.6, 'line-opacity': 0.7 },
    },
    {
      id: 'live-streams',
      type: 'line',
      ...from('waterway'),
      filter: NO_TUNNEL,
      paint: { 'line-color': colours.stream, 'line-width': grow(10, 0.5, 16, 2.5) },
    },
    {
      id: 'live-buildings',
      type: 'fill',
      ...from('building'),
      minzoom: 13.5,
      paint: { 'fill-color': colours.building, 'fill-outline-color': colours['building-edge'] },
    },
  ]
}

const MAIN = ['motorway', 'trunk', 'primary']
const STREET = ['secondary', 'tertiary']
const LANE = ['minor', 'service', 'busway', 'raceway']

function roadLayers(colours: MapColours): Layer[] {
  const road = (id: string, colour: string, width: ExpressionSpecification, classes: readonly string[]): Layer => ({
    id: `live-${id}`,
    type: 'line',
    ...from('transportation'),
    // Squares and stations are areas of the same layer.
    filter: ['all', isClass(...classes), NO_TUNNEL, ['==', ['geometry-type'], 'LineString']] as FilterSpecification,
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: { 'line-color': colour, 'line-width': width },
  })
  return [
    {
      id: 'live-squares',
      type: 'fill',
      ...from('transportation'),
      minzoom: 13,
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': colours.road, 'fill-outline-color': colours['road-edge'] },
    },
    {
      id: 'live-tunnels',
      type: 'line',
      ...from('transportation'),
      minzoom: 12,
      filter: ['all', IS_TUNNEL, isClass(...MAIN, ...STREET, ...LANE)],
      paint: { 'line-color': colours['road-edge'], 'line-width': 1, 'line-dasharray': [3, 2] },
    },
    {
      id: 'live-paths',
      type: 'line',
      ...from('transportation'),
      minzoom: 14,
      filter: ['all', isClass('path', 'track'), NO_TUNNEL, ['==', ['geometry-type'], 'LineString']],
      paint: { 'line-color': colours.path, 'line-width': grow(14, 0.6, 18, 2), 'line-dasharray': [2, 1.5] },
    },
    road('lane-edge', colours['road-edge'], grow(12, 0.6, 14, 2, 18, 13), LANE),
    road('street-edge', colours['road-edge'], grow(9, 0.6, 14, 4.4, 18, 19), STREET),
    road('main-edge', colours['road-edge'], grow(8, 0.8, 14, 6, 18, 24), MAIN),
    road('lane', colours.road, grow(12, 0.2, 14, 1.2, 18, 11.5), LANE),
    road('street', colours.road, grow(9, 0.4, 14, 3.2, 18, 17), STREET),
    road('main', colours.main, grow(8, 0.6, 14, 4.6, 18, 22), MAIN),
  ]
}

function otherLines(colours: MapColours): Layer[] {
  return [
    {
      id: 'live-runways',
      type: 'line',
      ...from('aeroway'),
      minzoom: 10,
      filter: ['==', ['geometry-type'], 'LineString'],
      paint: {
        'line-color': colours['road-edge'],
        'line-width': grow(10, ['match', ['get', 'class'], 'runway', 1, 0.4], 14, [
          'match',
          ['get', 'class'],
          'runway',
          8,
          2,
        ]),
      },
    },
    {
      id: 'live-ferries',
      type: 'line',
      ...from('transportation'),
      filter: isClass('ferry'),
      paint: { 'line-color': colours.stream, 'line-width': 1, 'line-dasharray': [4, 4] },
    },
    {
      id: 'live-rails',
      type: 'line',
      ...from('transportation'),
      filter: ['all', isClass('rail', 'transit'), NO_TUNNEL],
      paint: { 'line-color': colours.rail, 'line-width': grow(10, 0.6, 16, 1.8) },
    },
    {
      id: 'live-borders',
      type: 'line',
      ...from('boundary'),
      filter: ['all', ['<=', ['get', 'admin_level'], 4], ['!=', ['get', 'maritime'], 1]],
      paint: {
        'line-color': ['case', ['==', ['get', 'admin_level'], 2], colours.border, colours.region],
        'line-width': ['case', ['==', ['get', 'admin_level'], 2], 1.4, 0.7],
        'line-dasharray': [5, 2, 1, 2],
      },
    },
  ]
}
