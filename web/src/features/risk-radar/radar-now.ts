import type { SafetyFeeds } from '@app/contracts/safety-feeds'
import {
  bySeverity,
  FEED_KINDS,
  type FeedItem,
  type FeedKind,
  type FeedReading,
  type Instant,
  isSerious,
  withoutDoubles,
} from '@app/domain/safety-feeds'

export type EventKind = Exclude<FeedKind, 'advice'>
export const EVENT_KINDS = FEED_KINDS.filter((kind): kind is EventKind => kind !== 'advice')
/** Days from now in which an event is in force; null is any time. */
export const TIME_FILTERS = [1, 3, 7] as const

export type RadarFilters = { readonly kind: EventKind | null; readonly days: number | null }

export type RadarNow = {
  readonly isOn: boolean
  /** Of the answer: when it was made, by the server's clock. */
  readonly at: Instant
  readonly readings: readonly FeedReading[]
  readonly filters: RadarFilters
  /** The most serious that pass the filters. */
  readonly events: readonly FeedItem[]
  readonly eventCount: number
  /** Levels that changed and serious events that are new, the newest first. */
  readonly changes: readonly FeedItem[]
}

/** More would make the page heavy; the filters reach the others. */
const MOST_EVENTS = 50
const MOST_CHANGES = 40
const DAY_MS = 86_400_000
const CHANGES_DAYS = 30

export function readFilters(params: URLSearchParams): RadarFilters {
  const kind = EVENT_KINDS.find((each) => each === params.get('kind')) ?? null
  const days = TIME_FILTERS.find((each) => String(each) === params.get('days')) ?? null
  return { kind, days }
}

export function toRadarNow(feeds: SafetyFeeds, filters: RadarFilters): RadarNow {
  const items = withoutDoubles(feeds.items)
  const events = items
    .filter(({ kind }) => kind !== 'advice' && (filters.kind === null || kind === filters.kind))
    .filter((item) => filters.days === null || isWithin(item, feeds.now, filters.days))
    .toSorted(bySeverity)
  const changes = items
    .filter((item) => changedAt(item) > feeds.now - CHANGES_DAYS * DAY_MS)
    .toSorted((a, b) => changedAt(b) - changedAt(a))
  return {
    isOn: feeds.isOn,
    at: feeds.now,
    readings: feeds.readings,
    filters,
    events: events.slice(0, MOST_EVENTS),
    eventCount: events.length,
    changes: changes.slice(0, MOST_CHANGES),
  }
}

function isWithin({ validFrom, validTo, publishedAt }: FeedItem, now: Instant, days: number): boolean {
  const begins = validFrom ?? publishedAt ?? now
  return begins <= now + days * DAY_MS && begins >= now - days * DAY_MS && (validTo ?? now) >= now
}

/** Nought for what is neither: a first reading of a level is no news. */
export function changedAt(item: FeedItem): Instant {
  if (item.change !== null) return item.change.at
  return item.kind !== 'advice' && isSerious(item) ? item.firstSeenAt : 0
}
