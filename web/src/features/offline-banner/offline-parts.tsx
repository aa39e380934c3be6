import { lazy, Suspense, useEffect, useLayoutEffect } from 'react'

import { endEarlyBanner } from '../../offline/early-banner.ts'
import { offlineState } from '../../offline/offline-state.ts'
import { useOfflineState } from '../../offline/use-pending-actions.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { useOfflineToast } from './use-offline-toast.ts'
import { useScriptsAtHand } from './use-scripts-at-hand.ts'

export { startOffline } from '../../offline/start-offline.ts'

const PendingList = lazy(async () => ({
  default: await import('./pending-list.tsx').then(
    (loaded) => loaded.PendingList,
    () => Closed,
  ),
}))
const SignOutQuestion = lazy(async () => ({ default: (await import('./sign-out-question.tsx')).SignOutQuestion }))

/** All that is seen of the connection and the outbox. */
export function OfflineParts() {
  const { isListOpen, signOutQuestion } = useOfflineState()
  // In the same frame as the banner of the app appears.
  useLayoutEffect(() => endEarlyBanner(), [])
  useOfflineToast()
  useScriptsAtHand()
  return (
    <>
      <OfflineBanner />
      <Suspense fallback={null}>
        {isListOpen && <PendingList />}
        {signOutQuestion && <SignOutQuestion {...signOutQuestion} />}
      </Suspense>
    </>
  )
}

/** In place of a list that did not arrive: the page, and what is typed into it, stays. */
function Closed() {
  useEffect(() => offlineState.change({ isListOpen: false }), [])
  return null
}
