import { setTimeout as sleep } from 'node:timers/promises'

import { createFairQueue } from '../limits/fair-queue.ts'
import { CONNECTIONS } from './rest-limits.ts'

export type ParseQueue = {
  /** Parses a text of this length for its sender. Rejects with what `parse` throws. */
  run<T>(sender: string, length: number, parse: () => T): Promise<T>
}

/** A smaller body is parsed in about a millisecond. */
const LARGE = 50_000
/** How many times as long as its last body took the sender waits for the next: it gets a third of the thread at most. */
const PAUSE_FACTOR = 2

/**
 * Parsing blocks the only thread, and a hostile megabyte takes a hundred milliseconds. So large bodies start in
 * different turns of the event loop, and senders take turns: others are answered in between.
 */
export function createParseQueue(): ParseQueue {
  const queue = createFairQueue({ atOnce: CONNECTIONS, isBlocking: true })
  return {
    async run(sender, length, parse) {
      if (length < LARGE) return parse()
      return new Promise((resolve, reject) => {
        const work = async (): Promise<void> => {
          const startedAt = performance.now()
          try {
            resolve(parse())
          } catch (error) {
            reject(error as Error)
          }
          await sleep(PAUSE_FACTOR * (performance.now() - startedAt))
        }
        queue.run([{ name: sender, atOnce: 1, waiting: Infinity }], work).catch(reject)
      })
    },
  }
}
