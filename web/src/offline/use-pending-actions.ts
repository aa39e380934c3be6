import { useSyncExternalStore } from 'react'

import { offlineState } from './offline-state.ts'
import { countsAsAction } from './outbox/counts-as-action.ts'
import type { OfflineAction } from './outbox/offline-action.ts'

export type PendingActions = {
  readonly isOnline: boolean
  readonly isSyncing: boolean
  /** One for each action of the traveller. */
  readonly pending: readonly OfflineAction[]
  readonly needsAttention: readonly OfflineAction[]
}

/** The pending actions of the signed-in account on this device. */
export function usePendingActions(): PendingActions {
  const { isOnline, isSyncing, actions } = useOfflineState()
  return {
    isOnline,
    isSyncing,
    pending: actions.filter((action) => action.state === 'pending' && countsAsAction(action)),
    needsAttention: actions.filter(({ state }) => state === 'needs-attention'),
  }
}

export function useOfflineState() {
  return useSyncExternalStore(offlineState.listen, offlineState.get, offlineState.getOnServer)
}
