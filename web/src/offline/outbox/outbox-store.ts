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
  /** True when this owner may send now. `isForced` takes a lease that another has not let go. */
  claimLease(owner: string, now: number, isForced: boolean): Promise<boolean>
  releaseLease(owner: string): Promise<void>
}

/** Longer than one request may take, so that a living sender never loses its lease. */
export const LEASE_MS = 30_000
export const SEND_TIMEOUT_MS = 20_000

export type Lease = { readonly owner: string; readonly timestamp: number; readonly ttl: number }

/** A lease from the future was written before the clock was set back. */
export function isLeaseHeld(lease: Lease | undefined, owner: string, now: number): boolean {
  if (!lease || lease.owner === owner) return false
  return now - lease.timestamp < lease.ttl && lease.timestamp <= now
}
