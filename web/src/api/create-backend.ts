import type { Database } from '@app/contracts/generated/database'
import { AuthClient } from '@supabase/auth-js'
import { FunctionsClient } from '@supabase/functions-js'
import { PostgrestClient } from '@supabase/postgrest-js'
import type { RealtimeClient } from '@supabase/realtime-js'
import type { StorageClient } from '@supabase/storage-js'

import { createAuthFetch } from './session/create-auth-fetch.ts'
import { createClaimsVerifier } from './session/create-claims-verifier.ts'
import { needsSecondFactor } from './session/needs-second-factor.ts'
import { readStoredSession } from './session/read-stored-session.ts'
import { SESSION_KEY } from './session/session-key.ts'

let asked: string | undefined

/**
 * The server refused a token that looks valid here: another device may have ended this session. It is refreshed once;
 * if that is refused too, this device is signed out. A missing answer proves nothing.
 */
async function endRefusedSession(
  auth: Pick<InstanceType<typeof AuthClient>, 'refreshSession' | 'signOut'>,
  token: string,
): Promise<void> {
  if (asked === token || readStoredSession()?.access_token !== token) return
  asked = token
  try {
    const { error } = await auth.refreshSession()
    if (!error || error.name === 'AuthRetryableFetchError') return
    if (readStoredSession()?.access_token === token) await auth.signOut({ scope: 'local' })
  } catch (error) {
    console.warn('the refused session could not be refreshed', error)
  }
}

/** Events after which the token has changed. */
const OTHER_TOKEN = new Set<string>(['TOKEN_REFRESHED', 'SIGNED_IN', 'SIGNED_OUT', 'MFA_CHALLENGE_VERIFIED'])

export type Backend = ReturnType<typeof createBackend>

/** The official clients as separate modules; only pages that use storage or realtime load them. */
export function createBackend(url: string, key: string) {
  const base = url.replace(/\/$/, '')
  const headers = { apikey: key, Authorization: `Bearer ${key}` }
  // A session in a URL is never accepted automatically: a link could sign the traveller in to a stranger's account.
  const settings = { url: `${base}/auth/v1`, headers, fetch: createAuthFetch(), detectSessionInUrl: false }
  const auth = new AuthClient({ ...settings, storageKey: SESSION_KEY })

  async function accessToken(): Promise<string> {
    const { data } = await auth.getSession()
    return data.session && !needsSecondFactor(data.session) ? data.session.access_token : key
  }

  const fetchAsUser: typeof fetch = async (input, init) => {
    const sent = new Headers(init?.headers)
    sent.set('apikey', key)
    const token = await accessToken()
    sent.set('Authorization', `Bearer ${token}`)
    const response = await fetch(input, { ...init, headers: sent })
    if (response.status === 401 && token !== key) void endRefusedSession(auth, token)
    return response
  }

  const rest = new PostgrestClient<Database>(`${base}/rest/v1`, { fetch: fetchAsUser })
  return {
    auth,
    /** Checks a link's session without changing the current one; stores nothing. */
    aside: () =>
      new AuthClient({
        ...settings,
        storageKey: `${SESSION_KEY}-aside`,
        persistSession: false,
        autoRefreshToken: false,
      }),
    verifyClaims: createClaimsVerifier(auth, `${base}/auth/v1/.well-known/jwks.json`),
    from: rest.from.bind(rest),
    rpc: rest.rpc.bind(rest),
    functions: new FunctionsClient(`${base}/functions/v1`, { customFetch: fetchAsUser }),
    /** Sends the current session, for requests that no client covers. */
    fetch: fetchAsUser,
    storage: once(async (): Promise<StorageClient> => {
      const { StorageClient } = await import('@supabase/storage-js')
      return new StorageClient(`${base}/storage/v1`, {}, fetchAsUser)
    }),
    realtime: once(async (): Promise<RealtimeClient> => {
      const { RealtimeClient } = await import('@supabase/realtime-js')
      const realtime = new RealtimeClient(`${base.replace(/^http/, 'ws')}/realtime/v1`, {
        params: { apikey: key },
        accessToken,
      })
      // The first join has no token unless it is set before.
      await realtime.setAuth()
      auth.onAuthStateChange((event) => {
        if (OTHER_TOKEN.has(event)) void realtime.setAuth()
      })
      return realtime
    }),
  }
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
