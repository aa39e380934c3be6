import type { LockOutcome, OutboxStore } from './outbox-store.ts'

/** The part of `navigator.locks` in use. */
export type Locks = {
  request<T>(name: string, options: { ifAvailable: true }, work: (lock: unknown) => Promise<T>): Promise<T>
}

type TurnPorts = {
  /** Absent in old browsers. */
  readonly locks: Locks | undefined
  readonly store: OutboxStore
  /** Different in every tab. */
  readonly owner: string
  now(): number
}

export const LOCK = 'sojourn-outbox'

/**
 * Lets one tab send at a time. The Web Lock decides at once and ends with its tab, but a browser may orphan it; the
 * lease in the database expires by itself. A tab with the lock takes the lease; a tab that finds the lock taken sends
 * only when the lease has expired. Null when it is another tab's turn.
 */
export function withSenderTurn<T>(
  ports: TurnPorts,
  work: (isStillMine: () => Promise<boolean>) => Promise<T>,
): Promise<T | null> {
  if (!ports.locks) return withLease(ports, 'none', work)
  return ports.locks.request(LOCK, { ifAvailable: true }, (lock) =>
    withLease(ports, lock === null ? 'taken' : 'ours', work),
  )
}

async function withLease<T>(
  { store, owner, now }: TurnPorts,
  lock: LockOutcome,
  work: (isStillMine: () => Promise<boolean>) => Promise<T>,
): Promise<T | null> {
  if (!(await store.claimLease(owner, now(), lock))) return null
  try {
    return await work(() => store.claimLease(owner, now(), 'none'))
  } finally {
    // Beside an orphaned lock it is left to expire: next time the old lease proves that the lock is orphaned.
    if (lock !== 'taken') await store.releaseLease(owner).catch(() => undefined)
  }
}
