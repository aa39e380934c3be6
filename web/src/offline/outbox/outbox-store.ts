import type { OfflineAction } from './offline-action.ts'

/**
 * The storage of actions. Each call is one transaction: it happens completely or not at all, also when the tab dies.
 */
export type OutboxStore = {
  /** Every record as stored, by any version of the app. */
  list(): Promise<readonly unknown[]>
  /** `make` gets all records, in the transaction that stores its result. */
  add(make: (records: readonly unknown[]) => OfflineAction): Promise<OfflineAction>
  /** Does nothing when the action is gone. */
  change(id: string, change: (record: unknown) => OfflineAction): Promise<void>
  /**
   * Sent: the copy that older apps stored with it is now correct and expires like any other. Discarded: it is deleted
   * too.
   */
  remove(id: string, because: 'sent' | 'discarded'): Promise<void>
  /** True when this owner may send now; see `decideLease`. */
  claimLease(owner: string, now: number, lock: LockOutcome): Promise<boolean>
  releaseLease(owner: string): Promise<void>
}

/** Longer than any request, so that a living sender never loses its lease. */
export const LEASE_MS = 30_000
export const SEND_TIMEOUT_MS = 20_000

export type Lease = { readonly owner: string; readonly timestamp: number; readonly ttl: number }

/** The result of requesting the Web Lock: acquired, held by another tab, or unsupported by this browser. */
export type LockOutcome = 'ours' | 'taken' | 'none'

type Decision = { readonly isMine: boolean; readonly lease: Lease | undefined }

/**
 * With the lock the lease is always ours. Without lock support it is ours when nobody holds it. When another tab has
 * the lock, only an expired lease proves that the tab is dead; no lease may mean that it has just started, so an
 * ownerless lease starts the clock.
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
