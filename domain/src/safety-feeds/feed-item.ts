import type { Coordinates } from '../kernel/index.ts'

/** Milliseconds since 1970, UTC. */
export type Instant = number

export const FEED_SOURCES = [
  'usgs',
  'gdacs',
  'meteoalarm',
  'nws',
  'us-advice',
  'uk-advice',
  'ca-advice',
  'au-advice',
  'ie-advice',
  'de-advice',
  'who',
  'cdc',
] as const
export type FeedSource = (typeof FEED_SOURCES)[number]

export const FEED_KINDS = [
  'advice',
  'earthquake',
  'cyclone',
  'flood',
  'drought',
  'wildfire',
  'volcano',
  'weather',
  'health',
] as const
export type FeedKind = (typeof FEED_KINDS)[number]

/** Governments whose advice is read: ISO 3166-1. */
export const ADVICE_AUTHORITIES = ['US', 'GB', 'CA', 'AU', 'IE', 'DE'] as const
export type AdviceAuthority = (typeof ADVICE_AUTHORITIES)[number]

export type AdviceLevel = 1 | 2 | 3 | 4

export type FeedItem = {
  readonly id: string
  readonly source: FeedSource
  readonly kind: FeedKind
  /** In the words of the source: "Orange", "M 6.1", "Do not travel". */
  readonly severity: string
  /** Of advice only: 1 is usual care, 4 is do not go. Derived for GB and DE, which have no levels. */
  readonly level: AdviceLevel | null
  /** Of advice only: the highest for any part of the country. */
  readonly regionalLevel: AdviceLevel | null
  readonly title: string
  /** ISO 3166-1; empty at sea. */
  readonly countries: readonly string[]
  /** As the source names it. */
  readonly area: string | null
  readonly position: Coordinates | null
  /** West, south, east, north. */
  readonly bounds: readonly [number, number, number, number] | null
  /** Of an earthquake. */
  readonly magnitude: number | null
  readonly validFrom: Instant | null
  readonly validTo: Instant | null
  readonly publishedAt: Instant | null
  readonly link: string
  /** When the source last confirmed it. */
  readonly readAt: Instant
  readonly firstSeenAt: Instant
  /** When level or severity last changed, and what it was before; null when it has not changed since it was first read. */
  readonly change: { readonly at: Instant; readonly from: string; readonly fromLevel: AdviceLevel | null } | null
}

export const FEED_PROBLEMS = ['unreachable', 'too-large', 'unreadable', 'other-shape', 'empty'] as const
export type FeedProblem = (typeof FEED_PROBLEMS)[number]

/** One line per source; MeteoAlarm has one per country. */
export type FeedReading = {
  readonly source: FeedSource
  /** ISO 3166-1 for MeteoAlarm; null for the others. */
  readonly country: string | null
  /** The last answer that could be used; null when there was none yet. */
  readonly readAt: Instant | null
  readonly triedAt: Instant | null
  /** Of the last attempt. */
  readonly problem: FeedProblem | null
}
