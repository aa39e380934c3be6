import type { Session } from '@supabase/auth-js'

import { backend, type BackendConfig, onBackend } from '../../../api/backend.ts'
import type { Backend } from '../../../api/create-backend.ts'
import { readStoredSession } from '../../../api/session/read-stored-session.ts'
import { onSessionEnded } from '../../../api/session/session-ended.ts'
import { SESSION_KEY } from '../../../api/session/session-key.ts'
import { retrySignOuts } from './retry-sign-outs.ts'
import { LOADING, SIGNED_OUT, signedIn, type SessionState } from './session-state.ts'

/** How long to refresh an expired session before the page continues with the stored user. */
const TIMEOUT_MS = 4000

export type SessionStore = {
  get(): SessionState
  subscribe(onChange: () => void): () => void
  /** Signs out on screen at once, while storage and server follow; the returned function confirms it. */
  leave(): () => void
  /** Reads the stored session and follows this tab and the others; returns the stop function. */
  start(): () => void
}

/** The session state outside of React: the same for the whole page, whichever part signs in or out. */
export function createSessionStore(config: BackendConfig): SessionStore {
  let state = LOADING
  let isLeaving = false
  /** The account whose data may be on this device. */
  let owner: string | undefined
  const listeners = new Set<() => void>()

  function set(next: SessionState): void {
    if (isSame(state, next)) return
    state = next
    for (const listener of listeners) listener()
  }

  /** Storage is the source of truth: another tab may have written it meanwhile. */
  const follow = (session: Session | null): void => {
    // A token refreshed during the sign-out must not restore the session.
    const current = isLeaving ? null : (session ?? readStoredSession())
    const before = owner
    owner = current?.user.id
    if (before !== undefined && before !== owner) void clearSeen(before)
    set(current ? signedIn(current) : SIGNED_OUT)
  }

  /** Tabs without a client learn of others by storage events. */
  function followStorage({ key }: StorageEvent): void {
    if (key !== SESSION_KEY && key !== null) return
    follow(null)
    if (state.session) connect(config, follow)
  }

  function start(): () => void {
    const stop = onBackend((client) => listen(client, follow))
    addEventListener('storage', followStorage)
    const timer = begin()
    const stopRetrying = retrySignOuts(config)
    const stopReporting = onSessionEnded(() => void sayEnded())
    return () => {
      stop()
      stopReporting()
      stopRetrying()
      clearTimeout(timer)
      removeEventListener('storage', followStorage)
    }
  }

  function begin(): ReturnType<typeof setTimeout> | undefined {
    const stored = readStoredSession()
    owner = stored?.user.id
    if (!stored || isFresh(stored) || !navigator.onLine) follow(stored)
    if (stored) connect(config, follow)
    // Offline the refresh may take long, but the data saved on the device still belongs to the traveller.
    return state.isLoading ? setTimeout(() => state.isLoading && follow(null), TIMEOUT_MS) : undefined
  }

  return {
    get: () => state,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    leave() {
      isLeaving = true
      // A sign-out by the button clears more than the cached data.
      owner = undefined
      set(SIGNED_OUT)
      return () => {
        isLeaving = false
      }
    },
    start,
  }
}

/** Another device ended this session, or it expired. */
async function sayEnded(): Promise<void> {
  const [{ toast }, { sessionText }] = await Promise.all([
    import('../../../ui/overlay/toast.ts'),
    import('./session-text.ts'),
  ])
  toast.error(sessionText('ended'))
}

/** However a session ended, the next user of this device must not see its data. */
async function clearSeen(userId: string): Promise<void> {
  try {
    await (await import('./leave-account.ts')).clearSeen(userId)
  } catch (error) {
    console.warn('the last account was not cleared', error)
  }
}

/** A stored session needs the client, which refreshes its token. Without it the page continues with the stored user. */
function connect(config: BackendConfig, follow: (session: Session | null) => void): void {
  try {
    backend(config).catch(() => follow(null))
  } catch (error) {
    console.warn('the session is not kept fresh', error)
    follow(null)
  }
}

const listening = new WeakSet<Backend>()
let follower: (session: Session | null) => void = () => undefined

function listen(client: Backend, follow: (session: Session | null) => void): void {
  follower = follow
  // React starts the store twice in development; the client needs one listener.
  if (listening.has(client)) return
  listening.add(client)
  client.auth.onAuthStateChange((event, session) => {
    follower(session)
    // Not inside the callback, where the client would deadlock.
    if (event === 'INITIAL_SESSION' && session) setTimeout(() => void checkStoredSession(client))
  })
}

function isFresh({ expires_at = 0 }: Session): boolean {
  return expires_at * 1000 > Date.now()
}

/** The client repeats its events whenever a tab is shown again; that needs no render. */
function isSame(before: SessionState, after: SessionState): boolean {
  return (
    before.isLoading === after.isLoading &&
    before.session?.access_token === after.session?.access_token &&
    before.user?.updated_at === after.user?.updated_at
  )
}

/**
 * A stored token may have been tampered with, or belong to a server that was set up again. Such a session is refreshed
 * once and is then dropped here, rather than failing at every call. A missing answer proves nothing.
 */
async function checkStoredSession({ auth, verifyClaims }: Pick<Backend, 'auth' | 'verifyClaims'>): Promise<void> {
  try {
    const { error } = await verifyClaims()
    if (error?.name !== 'AuthInvalidJwtError') return
    console.warn('the stored session was refused', error)
    const refreshed = await auth.refreshSession()
    if (refreshed.error && refreshed.error.name !== 'AuthRetryableFetchError') await auth.signOut({ scope: 'local' })
  } catch (error) {
    console.warn('the stored session was not checked', error)
  }
}
