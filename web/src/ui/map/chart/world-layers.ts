import type { LayerSpecification } from 'maplibre-gl'

import type { MapColours } from './map-colours.ts'

type Layer = LayerSpecification

/** What is seen of the whole world, from far away to the edge of a city. */
export function worldLayers(colours: MapColours): Layer[] {
  const from = (layer: string) => ({ source: 'world', 'source-layer': layer })
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': colours.sea } },
    {
      id: 'grid',
      type: 'line',
      source: 'grid',
      paint: { 'line-color': colours.grid, 'line-width': 0.75, 'line-dasharray': [1, 3] },
    },
    // A second, softer line out at sea, as engravers drew it.
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
    { id: 'urban', type: 'fill', ...from('urban'), paint: { 'fill-color': colours.urban } },
    { id: 'lakes', type: 'fill', ...from('lakes'), paint: { 'fill-color': colours.water } },
    {
      id: 'rivers',
      type: 'line',
      ...from('rivers'),
      paint: {
        'line-color': colours.stream,
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
