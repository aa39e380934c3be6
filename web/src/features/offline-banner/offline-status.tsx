'use no memo'
import { type ComponentType, useEffect, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { whenIdle } from '../../device/hydration/when-idle.ts'
import { useAuth } from '../../entities/traveller/session/use-auth.ts'
import { offlineState } from '../../offline/offline-state.ts'

/** A guest who is online has no pending changes and no messages. */
const GUEST_AFTER_MS = 10_000

/**
 * The small part that every page loads. The rest loads when it is needed: for a signed-in traveller, or when the
 * network is lost. Otherwise it loads much later, while there is still a network.
 */
export function OfflineStatus() {
  const config = usePageConfig()
  const isSignedIn = useAuth().user !== null
  const [Parts, setParts] = useState<ComponentType | null>(null)
  useEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    const load = async (): Promise<void> => {
      const loaded = await import('./offline-parts.tsx')
      if (isOver) return
      stop ??= loaded.startOffline(config)
      setParts(() => loaded.OfflineParts)
    }
    // Without it the page still works; it only cannot show pending changes.
    const fetchParts = () => void load().catch((error: unknown) => console.warn('no offline parts', error))
    const onNetwork = (): void => {
      offlineState.change({ isOnline: navigator.onLine })
      fetchParts()
    }
    addEventListener('offline', onNetwork)
    let cancel: (() => void) | undefined
    const isDue = isSignedIn || !navigator.onLine
    const timer = setTimeout(() => (cancel = whenIdle(fetchParts)), isDue ? 0 : GUEST_AFTER_MS)
    return () => {
      isOver = true
      removeEventListener('offline', onNetwork)
      clearTimeout(timer)
      cancel?.()
      stop?.()
    }
  }, [config, isSignedIn])
  return Parts && <Parts />
}
