import type { AuthError, EmailOtpType, Session, User } from '@supabase/auth-js'

import type { Backend } from '../../api/create-backend.ts'
import type { VerificationLink } from './read-verification-link.ts'

export type Spent =
  | { readonly state: 'expired' | 'incomplete'; readonly type: EmailOtpType }
  /** `needsPassword`: the account has none yet. */
  | { readonly state: 'done'; readonly type: EmailOtpType; readonly needsPassword?: boolean }
  /** One of two mailboxes has confirmed the new address. */
  | { readonly state: 'half-way' }
  /** The link was not used and may be tried again. */
  | { readonly state: 'busy' | 'offline' | 'unavailable' }

type Traveller = Pick<User, 'id' | 'email'>
/** The session of a valid link, confirmed by the server. */
type Brought = Pick<Session, 'access_token' | 'refresh_token'> & { readonly user: Traveller }

/**
 * This browser did not request the link, or it belongs to another account than the current one. Nothing has been
 * changed yet.
 */
export type Question = {
  readonly state: 'question'
  readonly type: EmailOtpType
  /** Null for a guest. */
  readonly current: Traveller | null
  /** Null while the link is unused: then its account is unknown. */
  readonly brought: Brought | null
}

type Auth = Pick<Backend['auth'], 'verifyOtp' | 'setSession' | 'getUser' | 'signOut'>
type Ports = {
  load(): Promise<{ readonly auth: Auth; readonly aside: () => Auth }>
  /** The traveller signed in on this device. */
  current(): Traveller | null
  /** Whether this browser requested the mail. */
  isAwaited(): boolean
}
type Link<Kind> = Extract<VerificationLink, { kind: Kind }>

/**
 * Never signs in by an unrequested link, with which a stranger could have a traveller write into the stranger's
 * account. Such a link is not even used before the traveller agrees.
 */
export async function spendLink(ports: Ports, link: VerificationLink): Promise<Spent | Question> {
  if (link.kind === 'half-way') return { state: 'half-way' }
  if (link.kind === 'refused') return { state: 'expired', type: link.type }
  if (link.kind === 'incomplete') return { state: 'incomplete', type: link.type }
  const { type } = link
  const isAwaited = ports.isAwaited()
  if (link.kind === 'token' && !isAwaited) return { state: 'question', type, current: ports.current(), brought: null }
  try {
    const { auth, aside } = await ports.load()
    if (link.kind === 'token' && !ports.current() && !exchanged.has(link.tokenHash)) return await signIn(auth, link)
    const brought = link.kind === 'token' ? await exchange(aside(), link) : await look(aside(), link)
    if ('state' in brought) return brought
    const current = ports.current()
    if (!isAwaited || (current && current.id !== brought.user.id)) return { state: 'question', type, current, brought }
    return await adopt(auth, brought, type)
  } catch {
    return { state: 'offline' }
  }
}

/**
 * Uses a link after the traveller has agreed. The password of a sign-up that was not made in this browser may be a
 * stranger's and is discarded.
 */
export async function spendUnasked(aside: Auth, link: VerificationLink, isOwn: boolean): Promise<Brought | Spent> {
  return link.kind === 'token' ? exchange(aside, link, !isOwn) : { state: 'expired', type: 'signup' }
}

/** Signs in with the link's session. Its two tokens must be of one account, or the link is forged. */
export async function adopt(auth: Auth, brought: Brought, type: EmailOtpType): Promise<Spent> {
  const { data, error } = await auth.setSession(brought)
  if (error) return refusal(error, type)
  if (data.user?.id === brought.user.id) return { state: 'done', type }
  await auth.signOut({ scope: 'local' })
  return { state: 'expired', type }
}

async function signIn(auth: Auth, { tokenHash, type }: Link<'token'>): Promise<Spent> {
  const { data, error } = await auth.verifyOtp({ token_hash: tokenHash, type })
  if (error) return refusal(error, type)
  return data.session ? { state: 'done', type } : { state: 'half-way' }
}

/** A token works once: if the network fails between it and the sign-in, the next try continues from here. */
const exchanged = new Map<string, Brought>()

async function exchange(
  aside: Auth,
  { tokenHash, type }: Link<'token'>,
  discardsPassword = false,
): Promise<Brought | Spent> {
  const kept = exchanged.get(tokenHash)
  if (kept) return kept
  // Our own server reads the last field; every other ignores it.
  const proof = { token_hash: tokenHash, type, ...(discardsPassword && { discard_password: true }) }
  const { data, error } = await aside.verifyOtp(proof)
  if (error) return refusal(error, type)
  if (!data.session) return { state: 'half-way' }
  exchanged.set(tokenHash, data.session)
  return data.session
}

/** Anyone can write anything into a fragment: only the server can say which account the session belongs to. */
async function look(aside: Auth, { accessToken, refreshToken, type }: Link<'session'>): Promise<Brought | Spent> {
  if (refreshToken === '') return { state: 'expired', type }
  const { data, error } = await aside.getUser(accessToken)
  if (error) return refusal(error, type)
  return { access_token: accessToken, refresh_token: refreshToken, user: data.user }
}

function refusal({ status = 0, name }: AuthError, type: EmailOtpType): Spent {
  if (status === 429) return { state: 'busy' }
  if (name !== 'AuthRetryableFetchError') return { state: 'expired', type }
  return { state: status === 0 ? 'offline' : 'unavailable' }
}
