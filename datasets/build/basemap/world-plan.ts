import type { Plan } from './redraw-tile.ts'
import type { Feature, Properties } from './vector-tile.ts'

/** Beyond the last zoom tiles are overzoomed, so they keep every point. */
const LAST_ZOOM = 6
/** The minimum population of a labelled place by zoom. */
const PEOPLE_BY_ZOOM = [8e6, 5e6, 3e6, 1e6, 5e5, 2.5e5, 0] as const
/** Capitals are labelled earlier, but not those of tiny islands at low zoom. */
const CAPITAL_BY_ZOOM = [2e6, 1e6, 5e5, 1e5, 0, 0, 0] as const

/** The whole world without streets: Natural Earth's land, and the places of GeoNames. */
export const worldPlan: Plan = {
  layers: ['land', 'urban', 'lakes', 'rivers', 'regions', 'borders', 'countries', 'places'],
  tolerance: (layer, zoom) => {
    if (layer === 'places' || layer === 'countries') return 0
    return zoom === LAST_ZOOM ? 1 : 8
  },
  smallest: (layer, zoom) => (zoom === LAST_ZOOM ? 0 : layer === 'land' ? 12 : 40),
  draw(layer, feature, zoom) {
    if (layer === 'countries') return { layer: 'land', properties: {} }
    if (layer === 'country-names') return { layer: 'countries', properties: feature.properties }
    if (layer === 'admin1') return zoom >= 5 ? { layer: 'regions', properties: {} } : null
    if (layer === 'lakes') return { layer, properties: zoom >= 4 ? named(feature) : {} }
    if (layer === 'rivers') return { layer, properties: zoom >= 5 ? named(feature) : {} }
    if (layer === 'places') return place(feature.properties, zoom)
    return { layer, properties: {} }
  },
}

function named({ properties }: Feature): Properties {
  return properties['name'] ? { name: properties['name'] } : {}
}

function place({ name = '', pop = 0, cap = 0 }: Properties, zoom: number) {
  const isCapital = cap === 1
  if (Number(pop) < ((isCapital ? CAPITAL_BY_ZOOM : PEOPLE_BY_ZOOM)[zoom] ?? 0)) return null
  // Doublings of population: the label priority, in one byte.
  const rank = Math.round(Math.log2(Math.max(1, Number(pop))))
  return { layer: 'places', properties: isCapital ? { name, rank, capital: true } : { name, rank } }
}
