import type { ServerResponse } from 'node:http'

import { createFairQueue } from '../limits/fair-queue.ts'

export type AddressTurns = {
  /** Calls `answer` at once, or in a later turn of the event loop when the address has many open requests. */
  take(address: string, outgoing: Pick<ServerResponse, 'once' | 'destroyed'>, answer: () => void): void
}

/** More than a browser opens at the same time. */
const OPEN_AT_ONCE = 8

/**
 * Even a cached page takes a millisecond of the only thread. Ninety of one address would be answered in one turn of the
 * event loop, and every step of another visitor's request would wait for all of them. So beyond a few open requests an
 * address gets one answer per turn, and addresses take turns.
 */
export function createAddressTurns(): AddressTurns {
  const open = new Map<string, number>()
  const queue = createFairQueue({ atOnce: Infinity, isBlocking: true })
  return {
    take(address, outgoing, answer) {
      const count = (open.get(address) ?? 0) + 1
      open.set(address, count)
      outgoing.once('close', () => {
        const left = (open.get(address) ?? 1) - 1
        if (left > 0) open.set(address, left)
        else open.delete(address)
      })
      if (count <= OPEN_AT_ONCE) return answer()
      const key = { name: address, atOnce: Infinity, waiting: Infinity }
      void queue.run([key], async () => {
        if (!outgoing.destroyed) answer()
      })
    },
  }
}
