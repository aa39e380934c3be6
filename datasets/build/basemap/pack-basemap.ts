import { namesInTile, placeCountryNames } from './country-names.ts'
import { nameRoads } from './name-roads.ts'
import type { Archive } from './read-archive.ts'
import { type Plan, redrawTile } from './redraw-tile.ts'
import { FIRST_ZOOM, regionPlan } from './region-plan.ts'
import { tileNumber } from './tile-number.ts'
import { type Layer, readTile } from './vector-tile.ts'
import { worldPlan } from './world-plan.ts'

/** The world in our own layers, with the names of countries. */
export function packWorld(source: Archive): Archive {
  const [whole] = source.tiles
  const names = whole ? placeCountryNames(readTile(whole.bytes)) : []
  return redraw(source, worldPlan, (layers, id) => [...layers, namesInTile(names, tileNumber(id))])
}

export function packRegion(source: Archive): Archive {
  const tiles = source.tiles.filter(({ zoom }) => zoom >= FIRST_ZOOM)
  return redraw({ ...source, tiles }, regionPlan, nameRoads)
}

function redraw(
  { bounds, tiles }: Archive,
  plan: Plan,
  prepare: (layers: readonly Layer[], tileId: number) => readonly Layer[],
): Archive {
  const drawn = tiles.flatMap(({ id, zoom, bytes }) => {
    const redrawn = redrawTile(prepare(readTile(bytes), id), zoom, plan)
    return redrawn ? [{ id, zoom, bytes: redrawn }] : []
  })
  return { bounds, tiles: drawn }
}
