import type { FeedReading, Instant } from './feed-item.ts'

/**
 * `never`: not read yet. `stale`: the last attempt failed, or nobody has tried for too long. What a stale feed does not
 * say is unknown, never calm.
 */
export type FeedState = 'fresh' | 'stale' | 'never'

/** Feeds are read every 15 minutes: three missed readings are too many. */
export const FRESH_MINUTES = 45
const MINUTE_MS = 60_000

export function feedStateAt({ readAt, problem }: FeedReading, now: Instant): FeedState {
  if (readAt === null) return 'never'
  const isOld = now - readAt > FRESH_MINUTES * MINUTE_MS
  return isOld || problem !== null ? 'stale' : 'fresh'
}
