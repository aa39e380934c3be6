import type { RegionPlace } from '@app/contracts/map-regions'

import type { KeptRegion } from '../packs/kept-region.ts'
import type { AddressOf } from '../packs/pack-blocks.ts'
import { packDb } from '../packs/pack-db.ts'
import { openPack, type TileNumber } from '../packs/pack-tiles.ts'
import { readPois } from './read-pois.ts'

/** The zoom from which tiles of the schema have every place. */
const PLACES_ZOOM = 14
/** More would not be found in a list either. */
const MOST_PLACES = 60_000

/** Makes the list of places of a map whose tiles hold them, once, after it was loaded. */
export async function extractPlaces(region: KeptRegion, addressOf: AddressOf): Promise<void> {
  const read = openPack(region, addressOf)
  const places: RegionPlace[] = []
  for (const tile of tilesOf(region)) {
    const bytes = await read(tile, new AbortController().signal)
    if (bytes.byteLength > 0) places.push(...readPois(bytes, tile))
    if (places.length >= MOST_PLACES) break
  }
  await (await packDb()).put('places', places, region.file)
}

function* tilesOf({ bounds: [west, south, east, north], maxZoom }: KeptRegion): Generator<TileNumber> {
  const z = Math.min(PLACES_ZOOM, maxZoom)
  const count = 2 ** z
  const column = (longitude: number): number => ((longitude + 180) / 360) * count
  const row = (latitude: number): number =>
    (0.5 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI)) * count
  const edge = 1e-6
  for (let x = Math.floor(column(west) + edge); x < column(east) - edge; x += 1)
    for (let y = Math.floor(row(north) + edge); y < row(south) - edge; y += 1) yield { z, x, y }
}
