import type { Frame, mapRegionsContract, MapRegion, MapRegionsResponse } from '@app/contracts/map-regions'

import { type Asked, askFunction } from '../../../api/ask-function.ts'
import type { BackendConfig } from '../../../api/backend.ts'
import type { KeptRegion } from '../packs/kept-region.ts'

const NAME: (typeof mapRegionsContract)['name'] = 'map-regions'

/** What the server has for some frames, with sizes. Refused without a plan, and without a connection. */
export function findRegions(config: BackendConfig, frames: readonly Frame[]): Promise<Asked<MapRegionsResponse>> {
  return askFunction<MapRegionsResponse>(config, NAME, { frames })
}

/** One map for each frame, the operator's own before those that ship, each once. */
export function chooseRegions({ found }: Pick<MapRegionsResponse, 'found'>): readonly MapRegion[] {
  const best = found.flatMap((offers) => offers.slice(0, 1))
  return [...new Map(best.map((region) => [region.file, region])).values()]
}

/** Newer maps of kept regions, by the file of the old one. Null without an answer. */
export async function findUpdates(
  config: BackendConfig,
  regions: readonly KeptRegion[],
): Promise<ReadonlyMap<string, MapRegion> | null> {
  const kept = regions.filter(({ state, minZoom }) => state === 'kept' && minZoom >= STREETS_FROM)
  if (kept.length === 0) return new Map()
  const asked = await findRegions(config, kept.map(inside))
  if (asked.kind === 'refused') return null
  const pairs = kept.flatMap(({ file }, index): [string, MapRegion][] => {
    const offers = asked.answer.found[index] ?? []
    const same = offers.find((offer) => lineOf(offer.file) === lineOf(file))
    return same && same.file !== file ? [[file, same]] : []
  })
  return new Map(pairs)
}

/** The world map is not a region. */
const STREETS_FROM = 8

/** The frame was rounded to tiles when the map was cut; its edge must not ask for the next ones. */
function inside({ bounds: [west, south, east, north] }: KeptRegion): Frame {
  const edge = 1e-7
  return [west + edge, south + edge, east - edge, north - edge]
}

/** The name without the version: the same area of the same archive. */
function lineOf(file: string): string {
  const cut = /^cut-(.+)-[\da-f]{8}-([\d-]+)\.pmtiles$/.exec(file)
  return cut ? `${cut[1]} ${cut[2]}` : file.replace(/-[\da-f]{8}\.pmtiles$/, '')
}
