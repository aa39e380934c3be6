import { namesInTile, placeCountryNames } from './country-names.ts'
import { dissolve } from './dissolve.ts'
import { groundLayers } from './ground-layers.ts'
import { isLandInBand } from './mend-band.ts'
import { mendDateLine } from './mend-date-line.ts'
import type { Archive } from './read-archive.ts'
import type { Shore } from './read-coastline.ts'
import { type Plan, redrawTile } from './redraw-tile.ts'
import { FIRST_ZOOM, regionPlan } from './region-plan.ts'
import { tileNumber } from './tile-number.ts'
import { type Layer, readTile } from './vector-tile.ts'
import { worldPlan } from './world-plan.ts'

/** The world in our own layers, with the names of countries. */
export function packWorld(source: Archive): Archive {
  const [whole] = source.tiles
  const names = whole ? placeCountryNames(readTile(whole.bytes)) : []
  return redraw({ ...source, tiles: withBand(source.tiles) }, worldPlan, (layers, id) => {
    const tile = tileNumber(id)
    return [...joinCountries(mendDateLine(layers, tile)), namesInTile(names, tile)]
  })
}

function withBand(tiles: Archive['tiles']): Archive['tiles'] {
  const known = new Set(tiles.map(({ id }) => id))
  const last = Math.max(...tiles.map(({ zoom }) => zoom))
  const ids = Array.from({ length: (4 ** (last + 1) - 1) / 3 }, (_, id) => id)
  const missing = ids.filter((id) => !known.has(id) && isLandInBand(tileNumber(id)))
  const added = missing.map((id) => ({ id, zoom: tileNumber(id)[0], bytes: new Uint8Array() }))
  return [...tiles, ...added].toSorted((a, b) => a.id - b.id)
}

/** One land of all countries. */
function joinCountries(layers: readonly Layer[]): readonly Layer[] {
  return layers.map((layer) => {
    if (layer.name !== 'countries') return layer
    const shapes = dissolve(layer.features.flatMap((feature) => feature.shapes))
    return { ...layer, features: [{ kind: 'polygon', properties: {}, shapes }] }
  })
}

/** The streets of a region, on the land and sea of its own shores. */
export function packRegion(source: Archive, coastline: readonly Shore[]): Archive {
  const tiles = source.tiles.filter(({ zoom }) => zoom >= FIRST_ZOOM)
  const ground = groundLayers(source.bounds, coastline)
  return redraw({ ...source, tiles }, regionPlan, (layers, id) => [...ground(tileNumber(id)), ...nameRoads(layers)])
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

/** The source draws each named road twice, once without and once with its name; here they are merged. */
function nameRoads(layers: readonly Layer[]): readonly Layer[] {
  const names = layers.find(({ name }) => name === 'transportation_name')
  const byShape = new Map(names?.features.map(({ shapes, properties }) => [JSON.stringify(shapes), properties]))
  return layers.map((layer) =>
    layer.name !== 'transportation'
      ? layer
      : {
          ...layer,
          features: layer.features.map((feature) => ({
            ...feature,
            properties: { ...byShape.get(JSON.stringify(feature.shapes)), ...feature.properties },
          })),
        },
  )
}
