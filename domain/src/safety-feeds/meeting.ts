/** Whether an event meets a leg in place and time. Rule ids (RISK-1…) are those of docs/domain/safety-feeds.md. */
import { type CalendarDate, calendarDate, type Coordinates, daysBetween, distanceKm } from '../kernel/index.ts'
import type { FeedItem, Instant } from './feed-item.ts'

/** A place of a trip with its dates. */
export type RiskLeg = {
  readonly id: string
  readonly name: string
  /** ISO 3166-1. */
  readonly country: string
  /** Null for a whole country. */
  readonly position: Coordinates | null
  /** Null: from now on. */
  readonly from: CalendarDate | null
  readonly to: CalendarDate | null
}

/**
 * `here`: within reach of the place. `named`: the area has the name of the place. `country`: somewhere in the country,
 * or in an area whose outline is not known.
 */
export type Nearness = 'here' | 'named' | 'country'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const EPOCH = calendarDate('1970-01-01')
/** The first and the last place on earth where a date begins and ends. */
const EARLIEST_MS = -14 * HOUR_MS
const LATEST_MS = 12 * HOUR_MS
/** RISK-3: without dates, the question is about the next seven days. */
const OPEN_DAYS = 7

export function windowOf({ from, to }: Pick<RiskLeg, 'from' | 'to'>, now: Instant): readonly [Instant, Instant] {
  if (from === null) return [now, now + OPEN_DAYS * DAY_MS]
  const last = to ?? from
  return [daysBetween(EPOCH, from) * DAY_MS + EARLIEST_MS, (daysBetween(EPOCH, last) + 1) * DAY_MS + LATEST_MS]
}

/** RISK-2: an event without an end is in force until its source drops it. Past events never meet a leg. */
export function meetsInTime(item: FeedItem, leg: Pick<RiskLeg, 'from' | 'to'>, now: Instant): boolean {
  if (item.kind === 'advice') return true
  const [begins, ends] = windowOf(leg, now)
  const isOver = item.validTo !== null && item.validTo < now
  if (isOver) return false
  if (item.validTo === null) return begins <= now + OPEN_DAYS * DAY_MS && ends >= now
  return (item.validFrom ?? begins) <= ends && item.validTo >= begins
}

export function nearnessOf(item: FeedItem, leg: RiskLeg): Nearness | null {
  if (leg.position && item.bounds && isWithin(item.bounds, leg.position)) return 'here'
  if (leg.position && item.position && distanceKm(leg.position, item.position) <= reachKmOf(item)) return 'here'
  if (!item.countries.includes(leg.country)) return null
  if (leg.position === null) return 'country'
  if (item.kind === 'advice' || item.kind === 'health' || item.kind === 'drought') return 'country'
  if (item.bounds || item.position) return null
  return item.area !== null && namesPlace(item.area, leg.name) ? 'named' : 'country'
}

/** RISK-1: how far from its centre an event concerns a traveller, in kilometres. */
export function reachKmOf({ kind, magnitude }: Pick<FeedItem, 'kind' | 'magnitude'>): number {
  switch (kind) {
    case 'earthquake':
      return earthquakeReachKm(magnitude ?? 0)
    case 'cyclone':
      return 500
    case 'volcano':
    case 'flood':
      return 150
    case 'wildfire':
      return 75
    case 'drought':
      return 300
    case 'weather':
      return 75
    case 'advice':
    case 'health':
      return 0
  }
}

function earthquakeReachKm(magnitude: number): number {
  if (magnitude >= 7) return 400
  if (magnitude >= 6) return 200
  return magnitude >= 5 ? 100 : 50
}

function isWithin([west, south, east, north]: readonly [number, number, number, number], at: Coordinates): boolean {
  if (at.latitude < south || at.latitude > north) return false
  // A box across the date line has its west in the east.
  return west <= east ? at.longitude >= west && at.longitude <= east : at.longitude >= west || at.longitude <= east
}

function namesPlace(area: string, place: string): boolean {
  const wanted = folded(place)
  return wanted.length > 2 && ` ${folded(area)} `.includes(` ${wanted} `)
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
