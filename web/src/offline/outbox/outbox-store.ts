import type { OfflineAction } from './offline-action.ts'

/** A copy of what the screen shows, written together with the action that changes it. */
export type Optimistic = { readonly key: string; readonly data: unknown }

/** Where actions wait. Each call is one transaction: it happens whole or not at all, also when the tab dies. */
export type OutboxStore = {
  /** Every record as it was stored, by whatever version of the app. */
  list(): Promise<readonly unknown[]>
  /** `make` sees all records, inside the same transaction that stores what it makes. */
  add(make: (records: readonly unknown[]) => OfflineAction, optimistic: Optimistic | null): Promise<OfflineAction>
  /** Does nothing when the action is gone. */
  change(id: string, change: (record: unknown) => OfflineAction): Promise<void>
  /** Sent: the copy on the screen is now true and ages like any other. Discarded: it is not, and goes too. */
  remove(id: string, because: 'sent' | 'discarded'): Promise<void>
  /** True when this owner may send now; see `decideLease`. */
  claimLease(owner: string, now: number, lock: LockOutcome): Promise<boolean>
  releaseLease(owner: string): Promise<void>
}

/** Longer than one request may take, so that a living sender never loses its lease. */
export const LEASE_MS = 30_000
export const SEND_TIMEOUT_MS = 20_000

export type Lease = { readonly owner: string; readonly timestamp: number; readonly ttl: number }

/** How the Web Lock answered: it is ours, it is another tab's, or this browser has none. */
export type LockOutcome = 'ours' | 'taken' | 'none'

type Decision = { readonly isMine: boolean; readonly lease: Lease | undefined }

/**
 * With the lock the lease is ours whatever it says. Without one it is ours when nobody holds it. Where another tab has the
 * lock, only a lease that has run out proves that the tab is gone: none at all may mean that it has just begun, so a
 * lease in nobody's name starts the clock.
 */
export function decideLease(held: Lease | undefined, owner: string, now: number, lock: LockOutcome): Decision {
  const own: Lease = { owner, timestamp: now, ttl: LEASE_MS }
  if (lock === 'ours') return { isMine: true, lease: own }
  if (!held && lock === 'taken') return { isMine: false, lease: { ...own, owner: '' } }
  return isHeld(held, owner, now) ? { isMine: false, lease: held } : { isMine: true, lease: own }
}

/** A lease from the future was written before the clock was set back. */
function isHeld(lease: Lease | undefined, owner: string, now: number): boolean {
  if (!lease || lease.owner === owner) return false
  return now - lease.timestamp < lease.ttl && lease.timestamp <= now
}
