import type { BackendConfig } from '../../../api/backend.ts'
import { readStoredSession } from '../../../api/session/read-stored-session.ts'
import { toast } from '../../../ui/overlay/toast.ts'
import { dropSignOut, keepSignOut, type PendingSignOut, pendingSignOuts } from './pending-sign-outs.ts'
import { sessionText as text } from './session-text.ts'

const REQUEST_MS = 15_000

/**
 * Ends sessions on the server that were signed out here without its confirmation, and returns how many. Without the
 * auth client, which acts for the current account, perhaps another one.
 */
export async function finishSignOuts({ supabaseUrl, supabaseKey }: BackendConfig): Promise<number> {
  const base = `${(supabaseUrl ?? location.origin).replace(/\/$/, '')}/auth/v1`
  const post = (path: string, headers: Readonly<Record<string, string>>, body?: string): Promise<Response> =>
    fetch(`${base}/${path}`, {
      method: 'POST',
      headers: { apikey: supabaseKey, ...headers },
      signal: AbortSignal.timeout(REQUEST_MS),
      ...(body !== undefined && { body }),
    })
  let count = 0
  for (const pending of pendingSignOuts()) {
    try {
      if (await endSession(pending, post)) count += 1
    } catch (error) {
      console.warn('a sign-out is still to be confirmed', error)
    }
  }
  // A traveller who has signed in since would misread it as news of their own session.
  if (count > 0 && !readStoredSession()) toast.success(text('signed-out'))
  return count
}

type Post = (path: string, headers: Readonly<Record<string, string>>, body?: string) => Promise<Response>

async function endSession(pending: PendingSignOut, post: Post): Promise<boolean> {
  const answer = await logOut(pending, post)
  if (answer.ok) return settle(pending)
  if (!isRefused(answer)) return false
  // Either the access token has expired, or the session has ended. Only the refresh token tells which.
  const body = JSON.stringify({ refresh_token: pending.refreshToken })
  const refresh = await post('token?grant_type=refresh_token', { 'content-type': 'application/json' }, body)
  if (isRefused(refresh)) return settle(pending)
  if (!refresh.ok) return false
  const tokens = (await refresh.json()) as { access_token: string; refresh_token: string }
  settle(pending)
  keepSignOut({ ...tokens, user: { id: pending.userId } })
  const next = { ...pending, accessToken: tokens.access_token, refreshToken: tokens.refresh_token }
  return (await logOut(next, post)).ok && settle(next)
}

/** Everywhere, as the traveller chose; but an account that is signed in here again keeps its newer sessions. */
function logOut({ userId, accessToken }: PendingSignOut, post: Post): Promise<Response> {
  const scope = readStoredSession()?.user.id === userId ? 'local' : 'global'
  return post(`logout?scope=${scope}`, { authorization: `Bearer ${accessToken}` })
}

function settle({ refreshToken }: PendingSignOut): true {
  dropSignOut({ refresh_token: refreshToken })
  return true
}

function isRefused({ status }: Response): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}
