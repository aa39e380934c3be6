/** What the screen knows of the connection and the outbox. Small on purpose: every page carries it. */
import type { OfflineAction } from './outbox/offline-action.ts'

export type OfflineState = {
  /** False when the browser says so, or when the server did not answer the last time we asked. */
  readonly isOnline: boolean
  readonly isSyncing: boolean
  /** The traveller's own, oldest first. */
  readonly actions: readonly OfflineAction[]
  /** Somebody wants to sign out while actions wait. */
  readonly signOutQuestion: { readonly count: number; answer(isSigningOut: boolean): void } | null
  readonly isListOpen: boolean
}

let state: OfflineState = { isOnline: true, isSyncing: false, actions: [], signOutQuestion: null, isListOpen: false }
const QUIET = state
const listeners = new Set<() => void>()

export const offlineState = {
  get: (): OfflineState => state,
  /** What the server draws: no trouble. */
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
