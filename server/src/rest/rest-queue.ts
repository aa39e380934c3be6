import { backendGone } from '../database/db-error.ts'
import { AppError } from '../errors/app-error.ts'
import type { Caller } from '../identity/caller.ts'
import { createFairQueue, QueueRefused, type QueueKey } from '../limits/fair-queue.ts'
import {
  CONNECTIONS,
  CONNECTIONS_PER_ACCOUNT,
  CONNECTIONS_PER_ADDRESS,
  MAX_WAITING,
  MAX_WAIT_MS,
} from './rest-limits.ts'

export type RestQueue = {
  /** Runs a database request in the caller's turn, or refuses with 429. */
  run<T>(caller: Caller, addressKey: string, work: () => Promise<T>): Promise<T>
}

const RETRY_AFTER_SECONDS = '2'

/**
 * The data surface has a share of the database connections, so that sign-in, functions and health checks always find
 * one; accounts and addresses have a share of that (decision 70).
 */
export function createRestQueue(): RestQueue {
  const queue = createFairQueue({ atOnce: CONNECTIONS, withinMs: MAX_WAIT_MS, heldUntil: backendGone })
  return {
    async run(caller, addressKey, work) {
      try {
        return await queue.run(keysOf(caller, addressKey), work)
      } catch (error) {
        if (!(error instanceof QueueRefused)) throw error
        throw new AppError('over_request_rate_limit', { headers: { 'retry-after': RETRY_AFTER_SECONDS } })
      }
    },
  }
}

function keysOf({ role, userId }: Caller, addressKey: string): readonly QueueKey[] {
  // The operator's own scripts, which need the secret key.
  if (role === 'service_role') return [{ name: 'service', atOnce: CONNECTIONS_PER_ADDRESS, waiting: Infinity }]
  return [
    {
      // All guests have one role, so they are counted by address.
      name: userId === null ? `guest ${addressKey}` : `account ${userId}`,
      atOnce: CONNECTIONS_PER_ACCOUNT,
      waiting: MAX_WAITING,
    },
    { name: `address ${addressKey}`, atOnce: CONNECTIONS_PER_ADDRESS, waiting: 2 * MAX_WAITING },
  ]
}
