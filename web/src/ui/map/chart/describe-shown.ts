import type { MapPack } from '@app/datasets/map-packs'
import type { StyleSpecification } from 'maplibre-gl'

import { formatMonth } from '../../../text/format-month.ts'
import { formatDistance } from '../../../text/format.ts'
import { mapText as text } from '../../../text/map.ts'
import type { Credit, ShownMap } from '../map-engine.ts'
import type { LatLng } from '../map-marker.ts'
import { type Bounds, overlaps } from '../packs/pack-tiles.ts'
import type { NearestPlace } from './nearest-place.ts'
import { scaleBar } from './scale-bar.ts'

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
/** From here on the overview writes no name of a city any more: see label-layers.ts. */
const NAMELESS_ZOOM = 13

type Seen = {
  readonly center: LatLng
  readonly zoom: number
  readonly bounds: Bounds
  readonly regions: readonly MapPack[]
  readonly locale: string
  /** Null before its tile has come, and on the open sea. */
  readonly nearest: NearestPlace | null
  /** Shown instead of our own. */
  readonly publicStyle: StyleSpecification | null
  /** Why it is not shown although it was asked for. */
  readonly missed: string | null
}

/** Whose work is in the frame, and what has to be said about it. */
export function describeShown(seen: Seen): ShownMap {
  const { center, zoom, bounds, regions, locale, publicStyle, missed } = seen
  const bar = scaleBar(center.lat, zoom, locale)
  const frame = { center, ...(bar && { scale: bar }) }
  if (publicStyle) return { ...frame, credits: creditsOf(publicStyle) }
  const inFrame = regions.filter((region) => zoom >= region.minZoom && overlaps(region.bounds, bounds))
  const credits = inFrame.length > 0 ? [...WORLD_CREDITS, ...STREET_CREDITS] : WORLD_CREDITS
  const [region] = inFrame
  const about = region ? text('streets', { date: formatMonth(region.date, locale) }) : overviewOf(seen)
  const notes = [missed, zoom < STREETS_ZOOM ? null : about].filter((note) => note !== null)
  return { ...frame, credits, ...(notes.length > 0 && { note: notes.join(' ') }) }
}

function overviewOf({ nearest, zoom, locale }: Seen): string {
  if (!nearest || zoom < NAMELESS_ZOOM) return text('overview')
  return text('overview.near', { name: nearest.name, distance: formatDistance(nearest.km, locale) })
}

const LINK = /<a[^>]*href="(https:[^"]+)"[^>]*>([^<]+)<\/a>/g

/** The sources of a style name themselves in HTML; only links and their words are taken from it. */
function creditsOf({ sources }: StyleSpecification): readonly Credit[] {
  const html = Object.values(sources).map((source) => ('attribution' in source ? String(source.attribution) : ''))
  const links = html.flatMap((text) => [...text.matchAll(LINK)])
  const byUrl = new Map(
    links.map(([, url = '', title = '']) => [url, { title: title.replace('&copy;', '©').trim(), url }]),
  )
  // Every keyless style there is draws from there, and not all of them say so in the style itself.
  return byUrl.size > 0 ? [...byUrl.values()] : STREET_CREDITS.slice(0, 1)
}
