import { Suspense, useEffect, useLayoutEffect } from 'react'

import { readStoredSession } from '../../api/session/read-stored-session.ts'
import { whenIdle } from '../../device/hydration/when-idle.ts'
import { endEarlyBanner } from '../../offline/early-banner.ts'
import { offlineState } from '../../offline/offline-state.ts'
import { useOfflineState } from '../../offline/use-pending-actions.ts'
import { part } from '../../ui/deferred/part.ts'
import { toast } from '../../ui/overlay/toast.ts'
import { uiText } from '../../ui/ui-text.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { useOfflineToast } from './use-offline-toast.ts'

export { startOffline } from '../../offline/start-offline.ts'

const PendingList = part(async () => (await import('./pending-list.tsx')).PendingList, Closed)
const SignOutQuestion = part(async () => (await import('./sign-out-question.tsx')).SignOutQuestion, Stay)

/** Everything that shows the connection and the outbox. */
export function OfflineParts() {
  const { isListOpen, signOutQuestion } = useOfflineState()
  // In the same frame in which the banner of the app appears.
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

/** Rendered instead of a list that failed to load: the page, with everything typed into it, stays. */
function Closed() {
  useEffect(() => offlineState.change({ isListOpen: false }), [])
  return null
}

/** Without its question a sign-out would discard unsent changes, so the traveller stays signed in. */
function Stay({ answer }: { answer(isSigningOut: boolean): void }) {
  useEffect(() => {
    toast.error(uiText('missing'))
    answer(false)
  }, [answer])
  return null
}

/**
 * Preloads scripts that are needed offline. Usually the worker caches them, but a private window has none: there
 * nothing could be saved, no message shown, the list of pending changes would replace the whole page, and signing out
 * would fail silently. A traveller who signs in later has loaded the last one by doing so.
 */
export function useScriptsAtHand(): void {
  useEffect(
    () =>
      whenIdle(() => {
        void import('../../ui/overlay/toaster.tsx').catch(() => undefined)
        void import('./pending-list.tsx').catch(() => undefined)
        void import('../../entities/save/keep-item.ts').catch(() => undefined)
        if (!readStoredSession()) return
        void import('../../entities/traveller/profile/save-profile.ts').catch(() => undefined)
        void import('../../entities/trip/account-trips.ts').catch(() => undefined)
        void import('./sign-out-question.tsx').catch(() => undefined)
        void import('../../entities/traveller/session/session-actions.ts').catch(() => undefined)
      }),
    [],
  )
}
