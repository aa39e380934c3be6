import { useEffect, useState } from 'react'

import { afterArrival } from '../../device/hydration/after-load.ts'
import { isQuietVisit } from '../../device/hydration/is-quiet-visit.ts'
import { useAuth } from '../../entities/traveller/session/use-auth.ts'
import { useOverlayTurn } from '../../ui/overlay/use-overlay-turn.ts'
import { changePopupRecord, popupRestMs, readPopupRecord } from './popup-record.ts'

const AFTER_ARRIVAL_MS = 30_000

/** Half a minute after the page has loaded or the splash has ended, to visitors without an account only. */
export function useTrialPopup() {
  const { user, isLoading } = useAuth()
  const [isDue, setDue] = useState(false)
  const isGuest = !isLoading && user === null
  useEffect(() => {
    if (isDue || isQuietVisit() || window.self !== window.top) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const cancel = afterArrival(AFTER_ARRIVAL_MS, () => {
      const restMs = popupRestMs(readPopupRecord(), Date.now())
      if (restMs === 0) setDue(true)
      else if (restMs !== null) timer = setTimeout(() => setDue(true), restMs)
    })
    return () => {
      cancel()
      clearTimeout(timer)
    }
  }, [isDue])
  const isShown = useOverlayTurn('trial-popup', isDue && isGuest)
  useEffect(() => {
    if (isShown) changePopupRecord({ lastShown: Date.now() })
  }, [isShown])
  return {
    isShown,
    dismiss(isPermanent: boolean) {
      changePopupRecord({ dismissed: true, lastShown: Date.now(), ...(isPermanent && { permanentlyDismissed: true }) })
      setDue(false)
    },
    close: () => setDue(false),
  }
}
