import type { Session } from '@supabase/auth-js'

import { backend, type BackendConfig, onBackend } from '../backend.ts'
import type { Backend } from '../create-backend.ts'
import { checkStoredSession } from './check-stored-session.ts'
import { readStoredSession } from './read-stored-session.ts'
import { retrySignOuts } from './retry-sign-outs.ts'
import { SESSION_KEY } from './session-key.ts'
import { LOADING, SIGNED_OUT, signedIn, type SessionState } from './session-state.ts'

/** How long an expired session may be refreshed before the page goes on with what it knows of the traveller. */
const PATIENCE_MS = 4000

export type SessionStore = {
  get(): SessionState
  subscribe(onChange: () => void): () => void
  /** Forgets the traveller on the screen at once, while storage and server follow; the answer says that they have. */
  leave(): () => void
  /** Reads the stored session and follows this tab and the others; the answer ends it. */
  start(): () => void
}

/** Who is signed in, outside of React: one truth for the page, whichever part of it signs in or out. */
export function createSessionStore(config: BackendConfig): SessionStore {
  let state = LOADING
  let isLeaving = false
  /** Whose data may lie on this device. */
  let owner: string | undefined
  const listeners = new Set<() => void>()

  function set(next: SessionState): void {
    if (isSame(state, next)) return
    state = next
    for (const listener of listeners) listener()
  }

  /** Storage is the truth: another tab may have written it while this one was asking. */
  const follow = (session: Session | null): void => {
    // A token refreshed on the way out must not bring the traveller back.
    const current = isLeaving ? null : (session ?? readStoredSession())
    const before = owner
    owner = current?.user.id
    if (before !== undefined && before !== owner) void clearSeen(before)
    set(current ? signedIn(current) : SIGNED_OUT)
  }

  /** Tabs without a client hear of the others by their storage. */
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
    return () => {
      stop()
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
    // Without a signal the refresh may take long, and what is saved on the device is still the traveller's.
    return state.isLoading ? setTimeout(() => state.isLoading && follow(null), PATIENCE_MS) : undefined
  }

  return {
    get: () => state,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    leave() {
      isLeaving = true
      // Whoever signs out by the button clears more than what was seen.
      owner = undefined
      set(SIGNED_OUT)
      return () => {
        isLeaving = false
      }
    },
    start,
  }
}

/** Whichever way a session ended, the next person at this device sees nothing of it. */
async function clearSeen(userId: string): Promise<void> {
  try {
    await (await import('../../offline/leave-account.ts')).clearSeen(userId)
  } catch (error) {
    console.warn('the last account was not cleared', error)
  }
}

/** A stored session needs the client, which keeps its token fresh. Without it the page goes on with what it knows. */
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
  // React starts the store twice in development; the client is told once.
  if (listening.has(client)) return
  listening.add(client)
  client.auth.onAuthStateChange((event, session) => {
    follower(session)
    // Not inside the callback: the client would wait for itself.
    if (event === 'INITIAL_SESSION' && session) setTimeout(() => void checkStoredSession(client))
  })
}

function isFresh({ expires_at = 0 }: Session): boolean {
  return expires_at * 1000 > Date.now()
}

/** The client repeats itself whenever a tab is shown again; nobody needs to draw for that. */
function isSame(before: SessionState, after: SessionState): boolean {
  return (
    before.isLoading === after.isLoading &&
    before.session?.access_token === after.session?.access_token &&
    before.user?.updated_at === after.user?.updated_at
  )
}
