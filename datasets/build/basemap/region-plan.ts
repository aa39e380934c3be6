import type { Plan } from './redraw-tile.ts'
import type { Feature, Properties } from './vector-tile.ts'

/** Below this the world's tiles show more than a region's. */
export const FIRST_ZOOM = 8

const GREEN: Readonly<Record<string, string>> = { wood: 'wood', grass: 'park', sand: 'sand', ice: 'ice', rock: 'rock' }
const USED: Readonly<Record<string, string>> = {
  residential: 'built',
  suburb: 'built',
  neighbourhood: 'built',
  commercial: 'built',
  retail: 'built',
  industrial: 'built',
  cemetery: 'park',
  pitch: 'park',
  playground: 'park',
  stadium: 'park',
  zoo: 'park',
  theme_park: 'park',
}
const ROADS: Readonly<Record<string, string>> = {
  motorway: 'main',
  trunk: 'main',
  primary: 'main',
  secondary: 'street',
  tertiary: 'street',
  minor: 'lane',
  service: 'lane',
  path: 'path',
  track: 'path',
  pier: 'path',
  rail: 'rail',
  transit: 'rail',
  ferry: 'ferry',
}
/** Landmarks for orientation; all other places are found by search. */
const LANDMARKS = new Set([
  'attraction',
  'museum',
  'castle',
  'monument',
  'railway',
  'hospital',
  'harbor',
  'park',
  'zoo',
  'stadium',
  'town_hall',
  'theatre',
  'place_of_worship',
  'cemetery',
  'campsite',
])
const MOST_LANDMARK_RANK = 14
/** Driveways inside a car park are useless to pedestrians. */
const NO_WAY = new Set([
  'parking_aisle',
  'driveway',
  'drive-through',
  'emergency_access',
  'crossover',
  'siding',
  'yard',
])

type Draw = (feature: Feature, zoom: number) => { readonly layer: string; readonly properties: Properties } | null

const DRAW: Readonly<Record<string, Draw>> = {
  landcover: ({ properties }) => kindOf('ground', GREEN, properties),
  landuse: ({ properties }) => kindOf('ground', USED, properties),
  park: ({ kind }) => (kind === 'polygon' ? { layer: 'ground', properties: { kind: 'park' } } : null),
  sea: () => ({ layer: 'sea', properties: {} }),
  land: () => ({ layer: 'land', properties: {} }),
  coast: () => ({ layer: 'coast', properties: {} }),
  water: ({ properties }) => (properties['brunnel'] === 'tunnel' ? null : { layer: 'water', properties: {} }),
  waterway: ({ properties }) => (properties['brunnel'] === 'tunnel' ? null : { layer: 'streams', properties: {} }),
  building: (_, zoom) => (zoom >= 14 ? { layer: 'buildings', properties: {} } : null),
  boundary: ({ properties }) => {
    const level = Number(properties['admin_level'])
    return level <= 4 && properties['maritime'] !== 1 ? { layer: 'borders', properties: { level } } : null
  },
  aeroway: ({ kind, properties }) =>
    kind !== 'point' && /runway|taxiway/.test(String(properties['class']))
      ? { layer: 'roads', properties: { kind: 'runway' } }
      : null,
  transportation: ({ properties }, zoom) => road(properties, zoom),
  // At the last zoom names are on the roads themselves.
  transportation_name: ({ properties }, zoom) =>
    zoom === 13 && /main|street/.test(ROADS[String(properties['class'])] ?? '')
      ? named('road-names', properties, {})
      : null,
  place: ({ properties }) => {
    const { class: kind = '' } = properties
    return kind === 'country' || kind === 'continent' ? null : named('places', properties, { kind })
  },
  water_name: ({ kind, properties }) => (kind === 'point' ? named('names', properties, { kind: 'water' }) : null),
  mountain_peak: ({ properties }) => named('names', properties, { kind: 'peak', ele: Number(properties['ele'] ?? 0) }),
  poi: ({ properties }) =>
    LANDMARKS.has(String(properties['class'])) && Number(properties['rank']) <= MOST_LANDMARK_RANK
      ? named('names', properties, { kind: properties['class'] === 'railway' ? 'station' : 'sight' })
      : null,
}

/** Streets of a region in the schema of our own style; the source uses OpenMapTiles. */
export const regionPlan: Plan = {
  layers: [
    'sea',
    'land',
    'coast',
    'ground',
    'water',
    'streams',
    'buildings',
    'roads',
    'road-names',
    'borders',
    'places',
    'names',
  ],
  tolerance: (layer, zoom) => (layer === 'buildings' ? 6 : zoom < 14 ? 8 : layer === 'water' ? 2 : 4),
  smallest: (layer, zoom) => (layer === 'buildings' ? 150 : zoom < 14 ? 400 : 200),
  draw: (layer, feature, zoom) => DRAW[layer]?.(feature, zoom) ?? null,
}

function road(properties: Properties, zoom: number) {
  const kind = ROADS[String(properties['class'])]
  if (!kind || NO_WAY.has(String(properties['service']))) return null
  if (zoom < 13 && (kind === 'path' || kind === 'lane')) return null
  const name = zoom >= 14 && kind !== 'rail' && kind !== 'ferry' ? nameOf(properties) : {}
  const isTunnel = properties['brunnel'] === 'tunnel'
  return { layer: 'roads', properties: { kind, ...(isTunnel && { tunnel: true }), ...name } }
}

function kindOf(layer: string, kinds: Readonly<Record<string, string>>, properties: Properties) {
  const kind = kinds[String(properties['class'])]
  return kind ? { layer, properties: { kind } } : null
}

function named(layer: string, properties: Properties, more: Properties) {
  const name = nameOf(properties)
  return 'name' in name ? { layer, properties: { ...name, ...more } } : null
}

/** In Latin letters, and as on local signs if that differs. */
function nameOf(properties: Properties): Properties {
  const local = properties['name']
  const latin = properties['name:latin'] ?? properties['name_en'] ?? local
  if (!latin) return {}
  return local && local !== latin ? { name: latin, local } : { name: latin }
}
