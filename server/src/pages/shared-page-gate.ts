import type { RateLimits } from '../limits/rate-limits.ts'
import { createRenderQueue, type RenderQueue } from './render-queue.ts'

const SHARED = /^\/+itinerary\/+shared(?:\/|$)/i
const RULE = { name: 'shared-pages', points: 30, seconds: 60, counted: 'here' } as const
const AT_ONCE = { atOnce: 2, waiting: 8, waitingInAll: 64 } as const

/** Case-insensitive, as the router matches. */
export function isSharedPage(decodedPath: string): boolean {
  return SHARED.test(decodedPath)
}

export type SharedPageGate = {
  /** Zero when the page may render for that address now. */
  waitSeconds(addressKey: string): Promise<number>
  readonly queue: RenderQueue
}

/**
 * A shared trip can be very long, and anyone may open it. So the openings per address and minute are limited, and two
 * shared trips render at a time, one per address. All other pages are unaffected.
 */
export function createSharedPageGate(limits: RateLimits, queue: RenderQueue): SharedPageGate {
  const narrow = createRenderQueue(AT_ONCE)
  return {
    async waitSeconds(addressKey) {
      const { isAllowed, retryAfterSeconds } = await limits.consume(RULE, addressKey)
      return isAllowed ? 0 : retryAfterSeconds
    },
    queue: {
      draw: (address, gone, work) => narrow.draw(address, gone, (signal) => queue.draw(address, signal, work)),
    },
  }
}
