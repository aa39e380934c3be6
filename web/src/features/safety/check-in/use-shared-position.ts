import { useEffect, useEffectEvent } from 'react'

import { locate, ON_A_MAP } from '../../../device/geolocation.ts'
import type { CheckInActions } from './use-check-in.ts'

const EVERY_MS = 120_000

/** While the page is open and the traveller has agreed: nothing is sent otherwise. */
export function useSharedPosition(isShared: boolean, change: CheckInActions['change']): void {
  const send = useEffectEvent(async () => {
    const located = await locate(ON_A_MAP)
    if (located.kind !== 'found') return
    const { latitude, longitude, accuracyM } = located
    await change({ action: 'position', position: { latitude, longitude, accuracyM } })
  })
  useEffect(() => {
    if (!isShared) return undefined
    void send()
    const timer = setInterval(() => void send(), EVERY_MS)
    return () => clearInterval(timer)
  }, [isShared])
}
