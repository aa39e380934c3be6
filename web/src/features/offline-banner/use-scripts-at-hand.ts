import { useEffect } from 'react'

import { readStoredSession } from '../../api/session/read-stored-session.ts'
import { whenIdle } from '../../device/when-idle.ts'

/**
 * What is needed without a network is fetched while there is one. Usually the worker keeps it, but a private window has
 * none: there nothing could be saved, a message could not be shown, the list of what waits would take the whole page with it, and whoever signs
 * out would be told nothing and stay signed in. Whoever signs in later has fetched the last by that.
 */
export function useScriptsAtHand(): void {
  useEffect(
    () =>
      whenIdle(() => {
        void import('../../ui/toaster.tsx').catch(() => undefined)
        void import('./pending-list.tsx').catch(() => undefined)
        void import('../../api/saves/keep-item.ts').catch(() => undefined)
        if (!readStoredSession()) return
        void import('../../api/profile/save-profile.ts').catch(() => undefined)
        void import('../../api/trips/account-trips.ts').catch(() => undefined)
        void import('./sign-out-question.tsx').catch(() => undefined)
        void import('../../api/session/session-actions.ts').catch(() => undefined)
      }),
    [],
  )
}
