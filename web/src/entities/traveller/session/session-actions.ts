import type { PageConfig } from '@app/contracts/page-rendering'
import { type AuthError, AuthRetryableFetchError, isAuthRetryableFetchError } from '@supabase/auth-js'

import { backend } from '../../../api/backend.ts'
import { needsSecondFactor } from '../../../api/session/needs-second-factor.ts'
import { readStoredSession } from '../../../api/session/read-stored-session.ts'
import { SESSION_KEY } from '../../../api/session/session-key.ts'
import { storedFingerprint } from '../../../device/fingerprint/stored-fingerprint.ts'
import { toast } from '../../../ui/overlay/toast.ts'
import { moveGuestData } from '../../save/move-guest-data.ts'
import { askTrialOffer, type TrialOffer } from './ask-trial-offer.ts'
import { awaitLink } from './awaited-links.ts'
import type { SessionStore } from './create-session-store.ts'
import { isRefusal } from './is-refusal.ts'
import { agreesToLeave, forgetAccount } from './leave-here.ts'
import { dropSignOut, keepSignOut } from './pending-sign-outs.ts'
import { sessionText as text } from './session-text.ts'

const ANSWER_MS = 5000

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
    // One trial per device. The fingerprint is only known after a guest used a limited tool, and is not computed here.
    const device = storedFingerprint()
    const data = { full_name: fullName ?? '', ...(device && { device_fingerprint: device }) }
    // Before the request: the mail may arrive sooner than the answer, or the answer may be lost.
    const request = awaitLink(email, `${config.origin}/email-verify`, 'sign-up')
    const { error } = await auth.signUp({ email, password, options: { emailRedirectTo: request.page, data } })
    if (error && isRefusal(error)) request.takeBack()
    return error ? { error } : { error, trial: await askTrialOffer(config, device) }
  })
}

/**
 * The screen first, then all devices, then this one, which ends signed out whatever the server answers. An unconfirmed
 * sign-out is stored and retried.
 */
export async function signOut(config: PageConfig, store: SessionStore): Promise<boolean> {
  const { user } = store.get()
  if (user && !(await agreesToLeave(user.id))) return false
  const session = readStoredSession()
  const stopWatching = keepOnLeaving()
  const hasLeft = store.leave()
  const isConfirmed = await endSession(config)
  const left = readStoredSession() ?? session
  if (left && isConfirmed) dropSignOut(left)
  if (left && !isConfirmed) keepSignOut(left)
  localStorage.removeItem(SESSION_KEY)
  stopWatching()
  hasLeft()
  if (user) await forgetAccount(user.id)
  if (isConfirmed) toast.success(text('signed-out'))
  else toast.error(text('sign-out.unconfirmed'), { title: text('sign-out.failed') })
  return true
}

async function endSession(config: PageConfig): Promise<boolean> {
  try {
    const { auth } = await within(ANSWER_MS, backend(config))
    const { error } = await auth.signOut({ scope: 'global' })
    if (error) console.warn('the server did not confirm the sign-out', error)
    // Another request to a server that does not answer would only delay the message.
    if (error && isAuthRetryableFetchError(error)) return false
    await auth.signOut({ scope: 'local' })
    // A refused refresh token means that the session has already ended.
    return !error || (isRefusal(error) && error.status !== 408 && error.status !== 429)
  } catch (error) {
    console.warn('could not report the sign-out to the server', error)
    return false
  }
}

/** A server that accepts a connection and never answers. What comes later is ignored. */
async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${limitMs} ms`)), limitMs)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}

/** The client needs the session for the request; a traveller who closes the page meanwhile is still signed out. */
function keepOnLeaving(): () => void {
  const leave = (): void => {
    const session = readStoredSession()
    if (session) keepSignOut(session)
    localStorage.removeItem(SESSION_KEY)
  }
  addEventListener('pagehide', leave)
  return () => removeEventListener('pagehide', leave)
}

/** To a traveller, a client that fails to load is the same as an unreachable server. */
async function reached<T>(work: () => Promise<T>): Promise<T | { readonly error: AuthError }> {
  try {
    return await work()
  } catch (error) {
    return { error: new AuthRetryableFetchError(error instanceof Error ? error.message : '', 0) }
  }
}
