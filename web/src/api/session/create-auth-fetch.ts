import { rememberWait } from './rate-limit-wait.ts'
import { readStoredSession } from './read-stored-session.ts'
import { reportSessionEnded } from './session-ended.ts'

const LOCK = 'sojourn-refresh'
const WAIT_FOR_LOCK_MS = 5000
const REQUEST_MS = 15_000
/** A sign-out that is not confirmed is stored and sent again, so nobody has to wait for it. */
const SIGN_OUT_MS = 5000
const STORED_WITHIN_MS = 1000
const SETTLED_MS = 100

/**
 * The auth client's fetch, with four additions: requests have a timeout, several tabs that refresh at once send one
 * request, the expiry uses this device's clock, and a sign-out by another device is reported.
 */
export function createAuthFetch(): typeof fetch {
  return (input, init) => (isRefresh(input) ? refreshOnce(input, init) : ask(input, init))
}

async function ask(input: RequestInfo | URL, init: RequestInit | undefined): Promise<Response> {
  const response = await fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(limitOf(input)) })
  rememberWait(response)
  return byOwnClock(response)
}

/**
 * The lock is held for one request with a timeout, so it cannot be orphaned. A tab that waits too long continues
 * without it, because the server accepts a token that was exchanged a moment ago.
 */
async function refreshOnce(input: RequestInfo | URL, init: RequestInit | undefined): Promise<Response> {
  const asked = refreshTokenOf(init)
  const exchange = async (): Promise<Response> => {
    const other = byAnotherTab(asked)
    if (other) return other
    const answer = await ask(input, init)
    // The client drops the session after this answer.
    if (isRefused(answer) && readStoredSession()?.refresh_token === asked) reportSessionEnded()
    return answer
  }
  if (!navigator.locks) return exchange()
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), WAIT_FOR_LOCK_MS)
  let hasLock = false
  return new Promise((resolve, reject) => {
    const hold = async (): Promise<void> => {
      hasLock = true
      clearTimeout(timer)
      const answer = await exchange()
      resolve(answer)
      if (answer.ok) await untilStored(asked)
    }
    navigator.locks
      .request(LOCK, { signal: patience.signal }, hold)
      .catch((error: unknown) => (hasLock ? reject(error) : resolve(exchange())))
  })
}

function isRefused({ status }: Response): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}

/** The client stores the answer, and other tabs see it a little later: only then the lock is released. */
async function untilStored(asked: string | undefined): Promise<void> {
  for (let waited = 0; waited < STORED_WITHIN_MS; waited += SETTLED_MS) {
    const isStored = readStoredSession()?.refresh_token !== asked
    await new Promise((done) => setTimeout(done, SETTLED_MS))
    if (isStored) return
  }
}

/** A session stored by another tab meanwhile replaces a new request. */
function byAnotherTab(asked: string | undefined): Response | null {
  const stored = readStoredSession()
  const isNewer = stored !== null && stored.refresh_token !== asked && (stored.expires_at ?? 0) * 1000 > Date.now()
  return isNewer ? Response.json(stored) : null
}

function refreshTokenOf(init: RequestInit | undefined): string | undefined {
  const body = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as { refresh_token?: string }
  return body.refresh_token
}

/** A wrong clock would otherwise refresh at every call, or never. */
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

function limitOf(input: RequestInfo | URL): number {
  return urlOf(input).includes('/logout') ? SIGN_OUT_MS : REQUEST_MS
}

function isRefresh(input: RequestInfo | URL): boolean {
  return urlOf(input).includes('grant_type=refresh_token')
}

function urlOf(input: RequestInfo | URL): string {
  return String(input instanceof Request ? input.url : input)
}
