import {
  FEED_KINDS,
  FEED_PROBLEMS,
  FEED_SOURCES,
  type FeedItem as DomainFeedItem,
  type FeedReading as DomainFeedReading,
} from '@app/domain/safety-feeds'
import { z } from 'zod'

import { Coordinates } from './coordinates.ts'
import type { FunctionContract } from './function-contract.ts'

const Country = z.string().regex(/^[A-Z]{2}$/)
const Instant = z.int().min(0)
const Level = z.literal([1, 2, 3, 4])
const Degrees = z.number().min(-180).max(180)
const WebLink = z.url({ protocol: /^https?$/ }).max(500)

export const FeedItem = z.object({
  id: z.string().min(1).max(200),
  source: z.enum(FEED_SOURCES),
  kind: z.enum(FEED_KINDS),
  severity: z.string().min(1).max(200),
  level: Level.nullable(),
  regionalLevel: Level.nullable(),
  title: z.string().min(1).max(300),
  countries: z.array(Country).max(60).readonly(),
  area: z.string().max(300).nullable(),
  position: Coordinates.nullable(),
  bounds: z
    .tuple([Degrees, z.number().min(-90).max(90), Degrees, z.number().min(-90).max(90)])
    .readonly()
    .nullable(),
  magnitude: z.number().min(-2).max(11).nullable(),
  validFrom: Instant.nullable(),
  validTo: Instant.nullable(),
  publishedAt: Instant.nullable(),
  link: WebLink,
  readAt: Instant,
  firstSeenAt: Instant,
  change: z.object({ at: Instant, from: z.string(), fromLevel: Level.nullable() }).nullable(),
}) satisfies z.ZodType<DomainFeedItem>

export const FeedReading = z.object({
  source: z.enum(FEED_SOURCES),
  country: Country.nullable(),
  readAt: Instant.nullable(),
  triedAt: Instant.nullable(),
  problem: z.enum(FEED_PROBLEMS).nullable(),
}) satisfies z.ZodType<DomainFeedReading>

/** With countries: their advice and events, and every event with a position. Without: the whole world. */
export const SafetyFeedsRequest = z.strictObject({ countries: z.array(Country).max(60) })
export type SafetyFeedsRequest = z.infer<typeof SafetyFeedsRequest>

export const SafetyFeeds = z.object({
  /** The server's clock. */
  now: Instant,
  /** Off: this installation reads no feeds. */
  isOn: z.boolean(),
  readings: z.array(FeedReading).readonly(),
  items: z.array(FeedItem).readonly(),
  /** There were more events than are sent; the most serious are here. */
  isCut: z.boolean(),
})
export type SafetyFeeds = z.infer<typeof SafetyFeeds>

/** Used directly when the server renders a page; a browser calls the function instead. */
export type AskFeeds = (asked: SafetyFeedsRequest) => Promise<SafetyFeeds>

export const safetyFeedsContract = {
  name: 'safety-feeds',
  request: SafetyFeedsRequest,
  response: SafetyFeeds,
} as const satisfies FunctionContract
