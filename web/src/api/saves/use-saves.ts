import { useEffect, useSyncExternalStore } from 'react'

import { useKept } from '../../device/use-kept.ts'
import { useOfflineState } from '../../offline/use-pending-actions.ts'
import { usePageConfig } from '../page-config.tsx'
import { useAuth } from '../session/use-auth.ts'
import { applyWaiting } from './apply-waiting.ts'
import { GUEST_SAVES, readGuestSaves } from './guest-saves.ts'
import { fromGuest, isSame, type Save } from './saved-item.ts'
import { savesStore } from './saves-store.ts'

export type Saves = {
  readonly saves: readonly Save[]
  readonly isGuest: boolean
  readonly isLoading: boolean
  readonly hasFailed: boolean
  /** The list is a copy of that moment, because the server did not answer. */
  readonly copiedAt: Date | null
}

/** Everything kept, wherever it is: of a guest on this device, of an account on the server with what still waits here. */
export function useSaves(): Saves {
  const config = usePageConfig()
  const { user, isLoading: isUnknown } = useAuth()
  const userId = user?.id ?? null
  const [kept] = useKept(GUEST_SAVES, readGuestSaves)
  const state = useSyncExternalStore(savesStore.listen, savesStore.get, savesStore.getOnServer)
  const { actions } = useOfflineState()
  useEffect(() => {
    if (isUnknown) return
    if (userId === null) savesStore.forget()
    else void savesStore.load({ config, userId })
  }, [config, userId, isUnknown])
  const guests = kept.toReversed().map((save) => fromGuest(save, userId !== null))
  if (userId === null) {
    return { saves: guests, isGuest: true, isLoading: isUnknown, hasFailed: false, copiedAt: null }
  }
  const isOwn = state.userId === userId
  const own = applyWaiting(isOwn ? state.saves : [], actions)
  return {
    saves: [...guests.filter((guest) => !own.some((save) => isSame(save, guest))), ...own],
    isGuest: false,
    isLoading: !isOwn || state.status === 'loading',
    hasFailed: isOwn && state.status === 'failed',
    copiedAt: state.copiedAt,
  }
}
