import { useEffect, useState } from 'react'

import { type OverlayName, requestOverlay } from './overlay-queue.ts'

/** True while it is this overlay's turn. Setting `isWanted` to false passes the turn on. */
export function useOverlayTurn(name: OverlayName, isWanted: boolean): boolean {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    const turn = requestOverlay(name, { show: () => setShown(true), hide: () => setShown(false) })
    return () => {
      turn.leave()
      setShown(false)
    }
  }, [name, isWanted])
  return isWanted && isShown
}
