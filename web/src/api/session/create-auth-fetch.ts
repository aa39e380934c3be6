import { rememberWait } from './rate-limit-wait.ts'
import { readStoredSession } from './read-stored-session.ts'

const LOCK = 'sojourn-refresh'
const WAIT_FOR_LOCK_MS = 5000
const REQUEST_MS = 15_000

/**
 * The auth client's way to the server, with three things that the client itself leaves open: a request ends at some
 * time, several tabs that refresh at once ask only once, and a session ends by this device's clock.
 */
export function createAuthFetch(): typeof fetch {
  return (input, init) => (isRefresh(input) ? refreshOnce(input, init) : ask(input, init))
}

async function ask(input: RequestInfo | URL, init: RequestInit | undefined): Promise<Response> {
  const response = await fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(REQUEST_MS) })
  rememberWait(response)
  return byOwnClock(response)
}

/**
 * The lock is held for one request with a time limit, so it cannot be orphaned; whoever waits too long goes without it,
 * because the server too forgives a token that was exchanged a moment ago.
 */
async function refreshOnce(input: RequestInfo | URL, init: RequestInit | undefined): Promise<Response> {
  const exchange = async (): Promise<Response> => byAnotherTab(init) ?? ask(input, init)
  if (!navigator.locks) return exchange()
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), WAIT_FOR_LOCK_MS)
  let hasLock = false
  try {
    return await navigator.locks.request(LOCK, { signal: patience.signal }, () => {
      hasLock = true
      clearTimeout(timer)
      return exchange()
    })
  } catch (error) {
    if (hasLock) throw error
    return exchange()
  } finally {
    clearTimeout(timer)
  }
}

/** What another tab stored while this one waited is as good as a new answer. */
function byAnotherTab(init: RequestInit | undefined): Response | null {
  const stored = readStoredSession()
  const { refresh_token: asked } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as {
    refresh_token?: string
  }
  const isNewer = stored !== null && stored.refresh_token !== asked && (stored.expires_at ?? 0) * 1000 > Date.now()
  return isNewer ? Response.json(stored) : null
}

/** A clock that is hours off would otherwise refresh at every call, or never. */
async function byOwnClock(response: Response): Promise<Response> {
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) return response
  const body: unknown = await response.clone().json()
  if (typeof body !== 'object' || body === null || !('expires_in' in body)) return response
  return Response.json({ ...body, expires_at: undefined }, { status: response.status, headers: apiVersion(response) })
}

function apiVersion({ headers }: Response): HeadersInit {
  const version = headers.get('x-supabase-api-version')
  return version ? { 'x-supabase-api-version': version } : {}
}

function isRefresh(input: RequestInfo | URL): boolean {
  return String(input instanceof Request ? input.url : input).includes('grant_type=refresh_token')
}
