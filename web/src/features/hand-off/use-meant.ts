import { useEffect, useState } from 'react'

import { cameFromHere } from '../../device/came-from-here.ts'

const TOUCHES = ['pointerdown', 'keydown'] as const

/**
 * Whether somebody means to be here: they came by a page of ours, loaded this one again, or have touched it. Another site
 * can open it in a tab of its own as often as it likes, and must not use up somebody's searches with that.
 */
export function useMeant(): boolean {
  const [isMeant, setMeant] = useState(false)
  useEffect(() => {
    const mean = (): void => setMeant(true)
    if (isOwnStep()) mean()
    for (const touch of TOUCHES) addEventListener(touch, mean)
    return () => {
      for (const touch of TOUCHES) removeEventListener(touch, mean)
    }
  }, [])
  return isMeant
}

function isOwnStep(): boolean {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return (
    navigator.userActivation?.hasBeenActive !== false ||
    cameFromHere() ||
    // Not the way back: another site can send its tab here, away and back again.
    loaded?.type === 'reload'
  )
}
