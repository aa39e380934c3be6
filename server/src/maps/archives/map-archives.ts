import { createHash } from 'node:crypto'
import { join } from 'node:path'

import type { Frame, MapRegion } from '@app/contracts/map-regions'
import { type MapPack, REGION_PACKS } from '@app/datasets/map-packs'

import type { Log } from '../../logging/log.ts'
import { ArchiveError, openSource } from './archive-source.ts'
import { type Archive, openArchive } from './archive.ts'
import { type Cut, planCut } from './cut.ts'
import { countTiles, frameOf, type Grid, gridOf, overlapOf } from './tiles-of-frame.ts'

export const BASEMAP_FOLDER = join(import.meta.dirname, '../../../../datasets/packed/basemap')

/** One download: 2 GB is what a device may keep in all. */
export const MOST_CUT_BYTES = 2_000_000_000
/** About 700 by 500 km in the middle latitudes; its directories fit into memory several times. */
const MOST_TILES = 160_000
const CUTS_KEPT = 6
const NEARLY_WHOLE = 0.8
/** An archive that was replaced, or that failed, is opened again after this. */
const OPENED_AGAIN_MS = 60_000

type Opened = {
  readonly archive: Archive
  readonly title: string
  readonly date: string
  readonly schema: MapRegion['schema']
}
/** A file that ships, or a place of the setting. */
type Place = { readonly key: string; readonly at: string; readonly pack: MapPack | null }

export type MapArchives = {
  /** What the archives have of a frame, the operator's first; `too-large` when one download would be. */
  offer(frame: Frame): Promise<readonly MapRegion[] | 'too-large'>
  /** The cut that a file name of an offer stands for; null when the archive has changed, or is not ours. */
  openCut(file: string): Promise<Cut | null>
}

type Deps = { readonly archives: readonly string[]; readonly log: Log; readonly now: () => number }

/** Street maps to cut regions from: those that ship, and those of MAP_ARCHIVES. */
export function createMapArchives(deps: Deps): MapArchives {
  const places = [...deps.archives.map(placeOfSetting), ...REGION_PACKS.map(placeOf)]
  const open = createOpener(deps)
  const planned = createPlanner()
  const offerOf = async (place: Place, frame: Frame): Promise<MapRegion | 'too-large' | null> => {
    const area = overlapOf(frame, place.pack ? [...place.pack.bounds] : EVERYWHERE)
    const found = area && (await open(place))
    const within = found && overlapOf(area, boundsOf(found.archive))
    if (!found || !within) return null
    if (place.pack && isNearlyWhole(within, place.pack)) return wholePack(place.pack)
    const grid = gridOf(within)
    if (countTiles(grid) > MOST_TILES) return 'too-large'
    const file = fileOf(place.key, found.archive, grid)
    const cut = await planned(file, found.archive, grid)
    if (!cut) return null
    if (cut.bytes > MOST_CUT_BYTES) return 'too-large'
    // A frame may leave out only sea.
    if (place.pack && cut.bytes >= NEARLY_WHOLE * place.pack.bytes) return wholePack(place.pack)
    const { bytes, bounds, minZoom, maxZoom } = cut
    const { title, date, schema } = found
    return { file, title, date, schema, bytes, bounds, minZoom, maxZoom, hasPlaces: place.pack !== null }
  }
  return {
    async offer(frame) {
      const offers: MapRegion[] = []
      for (const place of places) {
        const offered = await offerOf(place, frame).catch((error: unknown) => {
          if (!(error instanceof ArchiveError)) throw error
          deps.log.warn({ archive: place.key, reason: reasonOf(error) }, 'a map archive could not be read')
          return null
        })
        if (offered === 'too-large') return offered
        if (offered) offers.push(offered)
      }
      return offers
    },
    async openCut(file) {
      const [, key, version, ...columns] = CUT_NAME.exec(file) ?? []
      const place = places.find((each) => each.key === key)
      const grid = columns.map(Number) as unknown as Grid
      if (!place || !isGrid(grid)) return null
      const archive = (await open(place))?.archive
      return archive && archive.source.version === version ? planned(file, archive, grid) : null
    },
  }
}

const EVERYWHERE: Frame = [-180, -85, 180, 85]
const CUT_NAME = /^cut-([\da-z-]+)-([\da-f]{8})-(\d+)-(\d+)-(\d+)-(\d+)\.pmtiles$/

/** Archives stay open. One of the setting is looked at again after a minute, because a new one may have taken its place. */
function createOpener({ log, now }: Deps): (place: Place) => Promise<Opened | null> {
  const opened = new Map<string, { readonly atMs: number; readonly found: Promise<Opened | null> }>()
  return (place) => {
    const known = opened.get(place.key)
    if (known && (place.pack || now() - known.atMs < OPENED_AGAIN_MS)) return known.found
    const found = openPlace(place).catch((error: unknown) => {
      // Without its path: an address may carry a key.
      log.warn({ archive: place.key, reason: reasonOf(error) }, 'a map archive could not be opened')
      return null
    })
    opened.set(place.key, { atMs: now(), found })
    return found
  }
}

/** A download asks for many pieces of the same cut. */
function createPlanner(): (name: string, archive: Archive, grid: Grid) => Promise<Cut | null> {
  const cuts = new Map<string, Promise<Cut | null>>()
  return (name, archive, grid) => {
    const cut = cuts.get(name) ?? planCut(archive, grid)
    cuts.delete(name)
    cuts.set(name, cut)
    cut.catch(() => cuts.delete(name))
    const [oldest] = cuts.keys()
    if (cuts.size > CUTS_KEPT && oldest !== undefined) cuts.delete(oldest)
    return cut
  }
}

function placeOfSetting(at: string): Place {
  return { key: createHash('sha256').update(at).digest('hex').slice(0, 8), at, pack: null }
}

function placeOf(pack: MapPack): Place {
  return { key: pack.id, at: join(BASEMAP_FOLDER, pack.file), pack }
}

async function openPlace({ at, pack }: Place): Promise<Opened> {
  const source = await openSource(at)
  // The time of a file that ships is that of its installation, which differs between servers.
  const archive = await openArchive(pack ? { ...source, version: pack.sha256.slice(0, 8) } : source)
  if (pack) return { archive, title: pack.title, date: pack.date, schema: 'own' }
  if (!archive.layers.includes('transportation')) throw new ArchiveError('its layers are not those of OpenMapTiles')
  return { archive, title: archive.name, date: archive.date, schema: 'openmaptiles' }
}

function boundsOf({ header: { minLon, minLat, maxLon, maxLat } }: Archive): Frame {
  return [minLon, minLat, maxLon, maxLat]
}

function fileOf(key: string, { source }: Archive, grid: Grid): string {
  return `cut-${key}-${source.version}-${grid.join('-')}.pmtiles`
}

function isGrid(grid: Grid): boolean {
  const [left, top, right, bottom] = grid
  return (
    grid.length === 4 &&
    left <= right &&
    top <= bottom &&
    right < 2 ** 14 &&
    bottom < 2 ** 14 &&
    countTiles(grid) <= MOST_TILES
  )
}

/** The packs that ship are small; a cut of nearly all of one would only be a second name for it. */
function isNearlyWhole(part: Frame, { bounds }: MapPack): boolean {
  const areaOf = ([west, south, east, north]: readonly number[]): number => (east! - west!) * (north! - south!)
  return areaOf(frameOf(gridOf(part))) >= NEARLY_WHOLE * areaOf(bounds)
}

function wholePack({ file, title, bytes, bounds, date, minZoom, maxZoom }: MapPack): MapRegion {
  return { file, title, bytes, bounds: [...bounds], date, minZoom, maxZoom, schema: 'own', hasPlaces: true }
}

function reasonOf(error: unknown): string {
  return error instanceof ArchiveError ? error.message : error instanceof Error ? error.name : ''
}
