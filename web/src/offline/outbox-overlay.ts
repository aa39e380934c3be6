/** Applies pending writes to the server's answers, and keeps them once they are sent. */
import { offlineState, wasDiscarded } from './offline-state.ts'
import type { OfflineAction } from './outbox/offline-action.ts'
import { accountKey, changeQueryData, queryClient } from './query-client.ts'
import { useOfflineState } from './use-pending-actions.ts'

export type Overlay<Data> = {
  /** The query's name under the account's key. */
  readonly name: string
  readonly isAbout: (action: OfflineAction) => boolean
  /** The data after this action. */
  readonly apply: (data: Data, action: OfflineAction) => Data
}

const overlays: Overlay<unknown>[] = []
let seen: readonly OfflineAction[] = []

export function createOverlay<Data>(overlay: Overlay<Data>): Overlay<Data> {
  if (overlays.length === 0) offlineState.listen(followOutbox)
  overlays.push(overlay as Overlay<unknown>)
  return overlay
}

export function withUnsent<Data>({ isAbout, apply }: Overlay<Data>, data: Data): Data {
  return offlineState.get().actions.filter(isAbout).reduce(apply, data)
}

/** Pending changes stay visible. */
export function useUnsent<Data>({ isAbout, apply }: Overlay<Data>, data: Data): Data {
  return useOfflineState().actions.filter(isAbout).reduce(apply, data)
}

/** A sent write is applied before the next answer; a discarded one disappears with it. */
function followOutbox(): void {
  const { actions } = offlineState.get()
  if (actions === seen) return
  const ids = new Set(actions.map(({ id }) => id))
  const gone = seen.filter(({ id }) => !ids.has(id))
  seen = actions
  for (const overlay of overlays) settle(overlay, gone.filter(overlay.isAbout))
}

function settle({ name, apply }: Overlay<unknown>, gone: readonly OfflineAction[]): void {
  for (const [userId, actions] of Map.groupBy(gone, (action) => action.userId)) {
    const queryKey = accountKey(userId, name)
    const sent = actions.filter(({ id }) => !wasDiscarded(id))
    changeQueryData(queryKey, (data) => sent.reduce(apply, data))
    void queryClient.invalidateQueries({ queryKey })
  }
}
