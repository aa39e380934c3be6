import { useEffect } from 'react'
import { useLocation } from 'react-router'

import { useOfflineState } from '../../offline/use-pending-actions.ts'
import { offlineText as text } from '../../text/offline.ts'
import { toast } from '../../ui/toast.ts'

const SHOWN = 'offline-toast-shown'
const DURATION_MS = 3000
/** These two say by themselves what they can and cannot do. */
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
    // Nobody could tell a second time from the first, so it is not said at all.
    return false
  }
}
