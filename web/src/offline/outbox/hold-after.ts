import { LONGEST_HOLD_MS } from './choose-next.ts'
import type { Hold } from './offline-action.ts'

const FIRST_MS = 2000
const LONGEST_OWN_MS = 300_000

type Failure = {
  /** The number of earlier failures. */
  readonly attempts: number
  readonly retryAfterMs: number | null
  readonly now: number
  /** A random number from 0 up to 1. */
  readonly chance: number
}

/**
 * Each failure doubles the delay; jitter spreads it, so that many devices back online do not retry at the same moment.
 */
export function holdAfter({ attempts, retryAfterMs, now, chance }: Failure): Hold {
  const longest = Math.min(FIRST_MS * 2 ** Math.min(attempts, 20), LONGEST_OWN_MS)
  const own = longest / 2 + (chance * longest) / 2
  const wanted = retryAfterMs === null ? own : Math.max(own, retryAfterMs)
  return { until: now + Math.min(wanted, LONGEST_HOLD_MS), isServersWish: retryAfterMs !== null }
}
