import { lazy, Suspense } from 'react'

import { useOfflineState } from '../../offline/use-pending-actions.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { useOfflineToast } from './use-offline-toast.ts'
import { useScriptsAtHand } from './use-scripts-at-hand.ts'

export { startOffline } from '../../offline/start-offline.ts'

const PendingList = lazy(async () => ({ default: (await import('./pending-list.tsx')).PendingList }))
const SignOutQuestion = lazy(async () => ({ default: (await import('./sign-out-question.tsx')).SignOutQuestion }))

/** All that is seen of the connection and the outbox. */
export function OfflineParts() {
  const { isListOpen, signOutQuestion } = useOfflineState()
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
