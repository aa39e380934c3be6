import type { PageConfig } from '@app/contracts/page-rendering'
import { type AuthError, AuthRetryableFetchError } from '@supabase/auth-js'

import { storedFingerprint } from '../../device/fingerprint/stored-fingerprint.ts'
import { sessionText as text } from '../../text/session.ts'
import { toast } from '../../ui/toast.ts'
import { backend } from '../backend.ts'
import { moveGuestData } from '../saves/move-guest-data.ts'
import { askTrialOffer, type TrialOffer } from './ask-trial-offer.ts'
import { awaitLink } from './awaited-links.ts'
import type { SessionStore } from './create-session-store.ts'
import { isRefusal } from './is-refusal.ts'
import { agreesToLeave, forgetAccount } from './leave-here.ts'
import { needsSecondFactor } from './needs-second-factor.ts'
import { readStoredSession } from './read-stored-session.ts'
import { SESSION_KEY } from './session-key.ts'

export type NewAccount = { readonly email: string; readonly password: string; readonly fullName?: string }
export type SignInOutcome = { readonly error: AuthError | null }
export type SignUpOutcome = { readonly error: AuthError } | { readonly error: null; readonly trial: TrialOffer }

export async function signIn(config: PageConfig, email: string, password: string): Promise<SignInOutcome> {
  return reached(async () => {
    const { auth } = await backend(config)
    const { data, error } = await auth.signInWithPassword({ email, password })
    if (data.session && !needsSecondFactor(data.session)) {
      toast.success(text('signed-in'))
      void moveGuestData(config)
    }
    return { error }
  })
}

export async function signUp(config: PageConfig, { email, password, fullName }: NewAccount): Promise<SignUpOutcome> {
  return reached(async () => {
    const { auth } = await backend(config)
    // One trial per device. It is known only of those who used a limited tool as a guest, and not computed for this.
    const device = storedFingerprint()
    const data = { full_name: fullName ?? '', ...(device && { device_fingerprint: device }) }
    const options = { emailRedirectTo: `${config.origin}/email-verify`, data }
    // Before the question: the mail may be there sooner than the answer, or the answer may be lost.
    const takeBack = awaitLink(email)
    const { error } = await auth.signUp({ email, password, options })
    if (error && isRefusal(error)) takeBack()
    return error ? { error } : { error, trial: await askTrialOffer(config, device) }
  })
}

/** The screen first, then every device, then this one, which must end signed out whatever the server says. */
export async function signOut(config: PageConfig, store: SessionStore): Promise<boolean> {
  const { user } = store.get()
  if (user && !(await agreesToLeave(user.id))) return false
  const stopForgetting = forgetOnLeaving()
  const hasLeft = store.leave()
  try {
    const { auth } = await backend(config)
    const everywhere = await auth.signOut({ scope: 'global' })
    if (everywhere.error) console.warn('other devices may still be signed in', everywhere.error)
    await auth.signOut({ scope: 'local' })
  } catch (error) {
    console.warn('the server was not told of the sign-out', error)
  }
  if (readStoredSession()) localStorage.removeItem(SESSION_KEY)
  stopForgetting()
  hasLeft()
  if (user) await forgetAccount(user.id)
  const isOut = readStoredSession() === null
  if (isOut) toast.success(text('signed-out'))
  else toast.error(text('sign-out.failed'))
  return isOut
}

/** The client needs the session to tell the server; whoever closes the page meanwhile is signed out all the same. */
function forgetOnLeaving(): () => void {
  const forget = (): void => localStorage.removeItem(SESSION_KEY)
  addEventListener('pagehide', forget)
  return () => removeEventListener('pagehide', forget)
}

/** A client that cannot be loaded is the same to a traveller as a server that cannot be reached. */
async function reached<T>(work: () => Promise<T>): Promise<T | { readonly error: AuthError }> {
  try {
    return await work()
  } catch (error) {
    return { error: new AuthRetryableFetchError(error instanceof Error ? error.message : '', 0) }
  }
}
