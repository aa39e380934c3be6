import type { RateLimits } from '../limits/rate-limits.ts'
import { createRenderQueue, type RenderQueue } from './render-queue.ts'

const SHARED = /^\/+itinerary\/+shared(?:\/|$)/i
const RULE = { name: 'shared-pages', points: 30, seconds: 60, counted: 'here' } as const
const AT_ONCE = { atOnce: 2, waiting: 8, waitingInAll: 64 } as const

/** As the router matches: in any case. */
export function isSharedPage(decodedPath: string): boolean {
  return SHARED.test(decodedPath)
}

export type SharedPageGate = {
  /** Zero when the page may be drawn for that address now. */
  waitSeconds(addressKey: string): Promise<number>
  readonly queue: RenderQueue
}

/**
 * A shared trip is as long as whoever wrote it wanted, and anybody may open it: so an address opens so many a minute,
 * and two at a time are drawn, of one address one. All other pages go on beside them.
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
