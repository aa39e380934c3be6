/** The state of the connection and the outbox for the screen. Small on purpose: every page loads it. */
import type { OfflineAction } from './outbox/offline-action.ts'

export type OfflineState = {
  /** False when the browser says so, or when the server did not answer the last request. */
  readonly isOnline: boolean
  readonly isSyncing: boolean
  /** The traveller's own, oldest first. */
  readonly actions: readonly OfflineAction[]
  /** The traveller wants to sign out while actions are pending. */
  readonly signOutQuestion: { readonly count: number; answer(isSigningOut: boolean): void } | null
  readonly isListOpen: boolean
}

let state: OfflineState = { isOnline: true, isSyncing: false, actions: [], signOutQuestion: null, isListOpen: false }
const QUIET = state
const listeners = new Set<() => void>()

export const offlineState = {
  get: (): OfflineState => state,
  /** The server's rendering: online, nothing pending. */
  getOnServer: (): OfflineState => QUIET,
  listen(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  change(changes: Partial<OfflineState>): void {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  },
}

const discarded = new Set<string>()

/** These left the outbox without being sent. */
export function markDiscarded(ids: readonly string[]): void {
  for (const id of ids) discarded.add(id)
}

export function wasDiscarded(id: string): boolean {
  return discarded.has(id)
}
