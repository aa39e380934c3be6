import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'

import type { MapColours } from './map-colours.ts'

type Layer = LayerSpecification

const from = (layer: string) => ({ source: 'streets', 'source-layer': layer })
const isKind = (...kinds: readonly string[]): ExpressionSpecification => [
  'in',
  ['get', 'kind'],
  ['literal', [...kinds]],
]
const grow = (...stops: readonly number[]): ExpressionSpecification =>
  ['interpolate', ['exponential', 1.6], ['zoom'], ...stops] as unknown as ExpressionSpecification

/** Regions that ship with streets are drawn over the world. */
export function streetLayers(colours: MapColours): Layer[] {
  return [...groundLayers(colours), ...wayLayers(colours)]
}

function groundLayers(colours: MapColours): Layer[] {
  const ground = (id: string, colour: string, ...kinds: readonly string[]): Layer => ({
    id,
    type: 'fill',
    ...from('ground'),
    filter: isKind(...kinds),
    paint: { 'fill-color': colour },
  })
  return [
    { id: 'street-sea', type: 'fill', ...from('sea'), paint: { 'fill-color': colours.sea } },
    {
      id: 'street-shoal',
      type: 'line',
      ...from('coast'),
      paint: { 'line-color': colours.shore, 'line-opacity': 0.28, 'line-width': grow(8, 3, 14, 14) },
    },
    { id: 'street-land', type: 'fill', ...from('land'), paint: { 'fill-color': colours.land } },
    {
      id: 'street-coast',
      type: 'line',
      ...from('coast'),
      paint: { 'line-color': colours.shore, 'line-width': 0.75 },
    },
    ground('built', colours.built, 'built'),
    ground('wood', colours.wood, 'wood'),
    ground('park', colours.park, 'park'),
    ground('sand', colours.sand, 'sand', 'rock'),
    ground('ice', colours.ice, 'ice'),
    { id: 'water', type: 'fill', ...from('water'), paint: { 'fill-color': colours.water } },
    {
      id: 'water-edge',
      type: 'line',
      ...from('water'),
      paint: { 'line-color': colours.shore, 'line-width': 0.6, 'line-opacity': 0.7 },
    },
    {
      id: 'streams',
      type: 'line',
      ...from('streams'),
      paint: { 'line-color': colours.stream, 'line-width': grow(10, 0.5, 16, 2.5) },
    },
    {
      id: 'buildings',
      type: 'fill',
      ...from('buildings'),
      minzoom: 13.5,
      paint: { 'fill-color': colours.building, 'fill-outline-color': colours['building-edge'] },
    },
  ]
}

function wayLayers(colours: MapColours): Layer[] {
  const way = (id: string, colour: string, width: ExpressionSpecification, ...kinds: readonly string[]): Layer => ({
    id,
    type: 'line',
    ...from('roads'),
    filter: ['all', isKind(...kinds), ['!', ['has', 'tunnel']]],
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: { 'line-color': colour, 'line-width': width },
  })
  return [
    {
      id: 'tunnels',
      type: 'line',
      ...from('roads'),
      filter: ['has', 'tunnel'],
      paint: { 'line-color': colours['road-edge'], 'line-width': 1, 'line-dasharray': [3, 2] },
    },
    {
      id: 'ferries',
      type: 'line',
      ...from('roads'),
      filter: isKind('ferry'),
      paint: { 'line-color': colours.stream, 'line-width': 1, 'line-dasharray': [4, 4] },
    },
    {
      id: 'paths',
      type: 'line',
      ...from('roads'),
      filter: ['all', isKind('path'), ['!', ['has', 'tunnel']]],
      minzoom: 14,
      paint: { 'line-color': colours.path, 'line-width': grow(14, 0.6, 18, 2), 'line-dasharray': [2, 1.5] },
    },
    way('lane-edge', colours['road-edge'], grow(12, 0.6, 14, 2, 18, 13), 'lane'),
    way('street-edge', colours['road-edge'], grow(9, 0.6, 14, 4.4, 18, 19), 'street'),
    way('main-edge', colours['road-edge'], grow(8, 0.8, 14, 6, 18, 24), 'main', 'runway'),
    way('lane', colours.road, grow(12, 0.2, 14, 1.2, 18, 11.5), 'lane'),
    way('street', colours.road, grow(9, 0.4, 14, 3.2, 18, 17), 'street', 'runway'),
    way('main', colours.main, grow(8, 0.6, 14, 4.6, 18, 22), 'main'),
    {
      id: 'rails',
      type: 'line',
      ...from('roads'),
      filter: ['all', isKind('rail'), ['!', ['has', 'tunnel']]],
      paint: { 'line-color': colours.rail, 'line-width': grow(10, 0.6, 16, 1.8) },
    },
    {
      id: 'street-borders',
      type: 'line',
      ...from('borders'),
      paint: {
        'line-color': colours.border,
        'line-width': ['match', ['get', 'level'], 2, 1.4, 0.7],
        'line-dasharray': [5, 2, 1, 2],
      },
    },
  ]
}
