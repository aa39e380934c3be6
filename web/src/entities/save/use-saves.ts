import { usePageConfig } from '../../api/page-config.tsx'
import { useStoredValue } from '../../device/storage/use-stored-value.ts'
import { useUnsent } from '../../offline/outbox-overlay.ts'
import { useHydratedQuery } from '../../offline/use-hydrated-query.ts'
import { useOfflineState } from '../../offline/use-pending-actions.ts'
import { useAuth } from '../traveller/session/use-auth.ts'
import { GUEST_SAVES, readGuestSaves } from './guest-saves.ts'
import { fromGuest, type Save, type SavedRow } from './saved-item.ts'
import { savesOverlay, savesQuery } from './saves-query.ts'
import { hasSave, toSaves } from './unsent-saves.ts'

export type Saves = {
  readonly saves: readonly Save[]
  readonly isGuest: boolean
  readonly isLoading: boolean
  readonly hasFailed: boolean
  /** The list is a copy from that time, because the server did not answer. */
  readonly copiedAt: Date | null
  readonly reload: () => void
}

const NONE: readonly SavedRow[] = []

/** All saves: a guest's on this device, an account's on the server with unsent ones. */
export function useSaves(): Saves {
  const config = usePageConfig()
  const { user, isLoading: isUnknown } = useAuth()
  const userId = user?.id ?? null
  const [kept] = useStoredValue(GUEST_SAVES, readGuestSaves)
  const { data, isPending, isError, dataUpdatedAt, refetch } = useHydratedQuery(savesQuery(config, userId))
  const own = toSaves(useUnsent(savesOverlay, data ?? NONE), useOfflineState().actions)
  const guests = kept.toReversed().map((save) => fromGuest(save, userId !== null))
  const reload = (): void => void refetch()
  if (userId === null) {
    return { saves: guests, isGuest: true, isLoading: isUnknown, hasFailed: false, copiedAt: null, reload }
  }
  return {
    saves: [...guests.filter((guest) => !hasSave(own, guest)), ...own],
    isGuest: false,
    isLoading: isPending,
    hasFailed: isError && data === undefined,
    copiedAt: isError && data !== undefined ? new Date(dataUpdatedAt) : null,
    reload,
  }
}
