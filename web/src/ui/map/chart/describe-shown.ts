import type { MapPack } from '@app/datasets/map-packs'

import { formatMonth } from '../../../text/format-month.ts'
import { mapText as text } from '../../../text/map.ts'
import type { Credit, ShownMap } from '../map-engine.ts'
import type { LatLng } from '../map-marker.ts'
import { type Bounds, overlaps } from '../packs/pack-tiles.ts'

const WORLD_CREDITS: readonly Credit[] = [
  { title: 'Natural Earth', url: 'https://www.naturalearthdata.com/' },
  { title: 'GeoNames', url: 'https://www.geonames.org/' },
]
const STREET_CREDITS: readonly Credit[] = [
  { title: '© OpenStreetMap contributors', url: 'https://www.openstreetmap.org/copyright' },
  { title: 'OpenMapTiles', url: 'https://openmaptiles.org/' },
]
/** From here on somebody looks for streets. */
const STREETS_ZOOM = 10

type Seen = {
  readonly center: LatLng
  readonly zoom: number
  readonly bounds: Bounds
  readonly regions: readonly MapPack[]
  readonly locale: string
}

/** Whose work is in the frame, and what has to be said about it. */
export function describeShown({ center, zoom, bounds, regions, locale }: Seen): ShownMap {
  const inFrame = regions.filter((region) => zoom >= region.minZoom && overlaps(region.bounds, bounds))
  const credits = inFrame.length > 0 ? [...WORLD_CREDITS, ...STREET_CREDITS] : WORLD_CREDITS
  if (zoom < STREETS_ZOOM) return { center, credits }
  const [region] = inFrame
  const note = region ? text('streets', { date: formatMonth(region.date, locale) }) : text('overview')
  return { center, credits, note }
}
