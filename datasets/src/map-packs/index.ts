import regions from '../../packed/map-regions.json' with { type: 'json' }
import world from '../../packed/map-world.json' with { type: 'json' }

/** A packed map, as a file of tiles. */
export type MapPack = {
  readonly id: string
  /** In `packed/basemap/`, and under /maps on the server; its name contains a hash of its content. */
  readonly file: string
  readonly title: string
  readonly area: string
  /** Its date: a year, or a year and a month. */
  readonly date: string
  readonly bytes: number
  readonly sha256: string
  readonly bounds: readonly [west: number, south: number, east: number, north: number]
  readonly minZoom: number
  readonly maxZoom: number
}

/** Land, borders and cities of the whole earth: Natural Earth and GeoNames. */
export const WORLD_PACK: MapPack = readPack(world.rows[0] ?? '')

/** Streets, from OpenStreetMap (ODbL). No two of them overlap. */
export const REGION_PACKS: readonly MapPack[] = regions.rows.map(readPack)

function readPack(row: string): MapPack {
  const [id = '', file = '', title = '', area = '', date = '', bytes, sha256 = '', bounds = '', zooms = ''] =
    row.split('|')
  const [minZoom = 0, maxZoom = 0] = zooms.split(' ').map(Number)
  const [west = 0, south = 0, east = 0, north = 0] = bounds.split(' ').map(Number)
  return {
    id,
    file,
    title,
    area,
    date,
    bytes: Number(bytes),
    sha256,
    bounds: [west, south, east, north],
    minZoom,
    maxZoom,
  }
}
