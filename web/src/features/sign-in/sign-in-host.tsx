'use no memo'
import { lazy, Suspense, useEffect, useState } from 'react'

import { needsSecondFactor } from '../../api/session/needs-second-factor.ts'
import { answerSignInRequests, type HeldWish } from '../../entities/traveller/session/require-sign-in.ts'
import { useAuth } from '../../entities/traveller/session/use-auth.ts'
import { toast } from '../../ui/overlay/toast.ts'
import { hostText as text } from './sign-in-host-text.ts'

const loadDialog = async () => ({ default: (await import('./auth-dialog.tsx')).AuthDialog })
const AuthDialog = lazy(loadDialog)

type Request = {
  readonly feature: string
  readonly wish: HeldWish | undefined
  readonly settle: (isSignedIn: boolean) => void
}

/**
 * Rendered once around every page. Asks to sign in for `requireSignIn` calls, and for clicks on elements with
 * `data-locked`, which are replayed after the sign-in.
 */
export function SignInHost() {
  const { session, isLoading } = useAuth()
  const isSignedIn = session !== null && !needsSecondFactor(session)
  const [request, setRequest] = useState<Request | null>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (isSignedIn) return answerSignInRequests(() => Promise.resolve(true))
    const ask = async (feature: string, wish?: HeldWish) => {
      if (!(await canAsk())) {
        wish?.drop()
        return false
      }
      return new Promise<boolean>((resolve) => {
        setOpen(true)
        setRequest({
          feature,
          wish,
          settle(isIn) {
            setOpen(false)
            resolve(isIn)
          },
        })
      })
    }
    const stopAnswering = answerSignInRequests(ask)
    const stopListening = keepLockedClicks(ask)
    return () => {
      stopAnswering()
      stopListening()
    }
  }, [isSignedIn])

  // Signed in here or in another tab: the pending action continues.
  useEffect(() => {
    if (isSignedIn) request?.settle(true)
  }, [isSignedIn, request])

  if (!request || isLoading) return null
  return (
    <Suspense>
      <AuthDialog
        key={request.feature}
        feature={request.feature}
        isOpen={isOpen}
        onAsked={(isAsked) => (isAsked ? request.wish?.keep() : request.wish?.drop())}
        onClose={(isSignedUp) => {
          if (!isSignedUp) request.wish?.drop()
          request.settle(false)
        }}
      />
    </Suspense>
  )
}

/** Loaded before it is rendered: a dialog that fails to load would take the whole page down. */
async function canAsk(): Promise<boolean> {
  try {
    await loadDialog()
    return true
  } catch (error) {
    console.warn('the sign-in dialog did not load', error)
    toast.error(text('missing'))
    return false
  }
}

type Ask = (feature: string) => Promise<boolean>

/** Handles the click before other listeners. Replaying it works for links, buttons and forms alike. */
function keepLockedClicks(ask: Ask): () => void {
  async function unlock(element: HTMLElement): Promise<void> {
    if (!(await ask(element.dataset['locked'] ?? ''))) return
    // The page must have rendered for the traveller first, or the lock would still be there.
    requestAnimationFrame(() => element.isConnected && element.click())
  }
  function keep(event: MouseEvent): void {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-locked]') : null
    if (!element) return
    event.preventDefault()
    event.stopImmediatePropagation()
    void unlock(element)
  }
  document.addEventListener('click', keep, true)
  return () => document.removeEventListener('click', keep, true)
}
