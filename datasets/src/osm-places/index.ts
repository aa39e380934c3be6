export type { OsmPlace } from './osm-place.ts'
export { loadOsmPlaces, type OsmPlaces } from './osm-places.ts'
