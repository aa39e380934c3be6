import type { StyleSpecification } from 'maplibre-gl'

import { formatMonth } from '../../../text/format-month.ts'
import { formatDistance } from '../../../text/format.ts'
import type { Credit, ShownMap, ScaleBar } from '../map-engine.ts'
import type { LatLng } from '../map-marker.ts'
import { mapText as text } from '../map-text.ts'
import { type Bounds, overlaps } from '../packs/pack-tiles.ts'
import { creditsIn, OSM_CREDIT } from './credits-in.ts'
import { LIVE_FROM_ZOOM } from './live-layers.ts'
import type { LiveState, LiveTiles } from './live-tiles.ts'
import type { NearestPlace } from './nearest-place.ts'
import type { StreetPack } from './serve-packs.ts'

const EQUATOR_M = 40_075_016.686
const TILE_PIXELS = 512
const WIDEST_PIXELS = 96
/** At lower zoom a scale bar would be valid for the middle of the map only. */
const NEAREST_ZOOM = 6

/** The longest round length that fits next to the coordinates. */
export function scaleBar(latitude: number, zoom: number, locale: string): ScaleBar | null {
  if (zoom < NEAREST_ZOOM) return null
  const metresPerPixel = (EQUATOR_M * Math.cos((latitude * Math.PI) / 180)) / (TILE_PIXELS * 2 ** zoom)
  const most = metresPerPixel * WIDEST_PIXELS
  const power = 10 ** Math.floor(Math.log10(most))
  const metres = power * ([5, 2].find((times) => times * power <= most) ?? 1)
  return { pixels: Math.round(metres / metresPerPixel), label: formatLength(metres, locale) }
}

const WORLD_CREDITS: readonly Credit[] = [
  { title: 'Natural Earth', url: 'https://www.naturalearthdata.com/' },
  { title: 'GeoNames', url: 'https://www.geonames.org/' },
]
const STREET_CREDITS: readonly Credit[] = [OSM_CREDIT, { title: 'OpenMapTiles', url: 'https://openmaptiles.org/' }]
/** From this zoom on a traveller expects streets. */
const STREETS_ZOOM = 10
/** From this zoom on the overview shows no city names: see label-layers.ts. */
const NAMELESS_ZOOM = 13

type Seen = {
  readonly center: LatLng
  readonly zoom: number
  readonly bounds: Bounds
  readonly regions: readonly StreetPack[]
  readonly locale: string
  /** Null before its tile has loaded, and on the open sea. */
  readonly nearest: NearestPlace | null
  /** Shown instead of our own style. */
  readonly publicStyle: StyleSpecification | null
  /** Why the requested public style is not shown. */
  readonly missed: string | null
  /** Null when this installation has none. */
  readonly streets: SeenStreets | null
  /** A higher zoom was requested, but would have been empty. */
  readonly isHeldBack: boolean
}

/** Streets of a public server. */
type SeenStreets = { readonly state: LiveState; readonly credits: readonly Credit[]; readonly isOnline: boolean }

export function describeStreets(streets: LiveTiles | null): SeenStreets | null {
  return streets && { state: streets.state(), credits: streets.tileSet()?.credits ?? [], isOnline: navigator.onLine }
}

/** The credits of the visible map, and notes about it. */
export function describeShown(seen: Seen): ShownMap {
  const { center, zoom, bounds, regions, locale, publicStyle, missed, isHeldBack, streets } = seen
  const bar = scaleBar(center.lat, zoom, locale)
  const frame = { center, bounds, ...(bar && { scale: bar }) }
  if (publicStyle) return { ...frame, credits: creditsIn(attributionsOf(publicStyle)) }
  const region = regions.find(({ minZoom, bounds: its }) => zoom >= minZoom && overlaps(its, bounds))
  const isLive = streets?.state === 'ready' && zoom >= LIVE_FROM_ZOOM
  const about = region?.date
    ? text('streets', { date: formatMonth(region.date, locale) })
    : region || isLive
      ? null
      : overviewOf(seen)
  const notes = [missed, zoom < STREETS_ZOOM && !isHeldBack ? null : about].filter((note) => note !== null)
  const credits = [...(isLive ? streets.credits : WORLD_CREDITS), ...(region ? STREET_CREDITS : [])]
  const once = new Map(credits.toReversed().map((credit) => [hostOf(credit), credit]))
  return { ...frame, credits: [...once.values()].toReversed(), ...(notes.length > 0 && { note: notes.join(' ') }) }
}

/** Our packs and public streets may have the same source. */
function hostOf({ url }: Credit): string {
  return new URL(url).hostname.replace(/^www\./, '')
}

function overviewOf({ nearest, zoom, locale, streets }: Seen): string | null {
  if (streets?.state === 'asking') return null
  if (streets?.isOnline) return text('streets.unavailable')
  if (!nearest || zoom < NAMELESS_ZOOM) return text('overview')
  return text('overview.near', { name: nearest.name, distance: formatDistance(nearest.km, locale) })
}

function attributionsOf({ sources }: StyleSpecification): readonly string[] {
  return Object.values(sources).map((source) => ('attribution' in source ? String(source.attribution) : ''))
}

/** A round length on the ground: 50 m, 2 km. */
function formatLength(metres: number, locale: string): string {
  const [value, unit] = metres < 1000 ? ([metres, 'meter'] as const) : ([metres / 1000, 'kilometer'] as const)
  return new Intl.NumberFormat(locale, { style: 'unit', unit }).format(value)
}
