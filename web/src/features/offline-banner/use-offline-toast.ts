import { useEffect } from 'react'
import { useLocation } from 'react-router'

import { offlineText as text } from '../../offline/offline-text.ts'
import { useOfflineState } from '../../offline/use-pending-actions.ts'
import { toast } from '../../ui/overlay/toast.ts'

const SHOWN = 'offline-toast-shown'
const DURATION_MS = 3000
/** These pages say by themselves what works offline. */
const QUIET_PAGES = new Set(['/profile', '/dashboard'])

/** Says once per session that there is no connection. */
export function useOfflineToast(): void {
  const { isOnline } = useOfflineState()
  const { pathname } = useLocation()
  useEffect(() => {
    if (isOnline || QUIET_PAGES.has(pathname.replace(/\/+$/, '')) || !isFirstTime()) return
    toast.info(text('toast.offline'), { durationMs: DURATION_MS })
  }, [isOnline, pathname])
}

function isFirstTime(): boolean {
  try {
    if (sessionStorage.getItem(SHOWN) !== null) return false
    sessionStorage.setItem(SHOWN, 'true')
    return true
  } catch {
    // Without storage it would repeat, so it is not shown at all.
    return false
  }
}
