import { sessionText as text } from '../../text/session.ts'
import { toast } from '../../ui/toast.ts'
import { rememberWait } from './rate-limit-wait.ts'
import { readStoredSession } from './read-stored-session.ts'

const LOCK = 'sojourn-refresh'
const WAIT_FOR_LOCK_MS = 5000
const REQUEST_MS = 15_000
const STORED_WITHIN_MS = 1000
const SETTLED_MS = 100

/**
 * The auth client's way to the server, with four things that the client itself leaves open: a request ends at some time,
 * several tabs that refresh at once ask only once, a session ends by this device's clock, and whoever is signed out by
 * another device is told so.
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
  const asked = refreshTokenOf(init)
  const exchange = async (): Promise<Response> => {
    const other = byAnotherTab(asked)
    if (other) return other
    const answer = await ask(input, init)
    // The client forgets the session after this answer.
    if (isRefused(answer) && readStoredSession()?.refresh_token === asked) toast.error(text('ended'))
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

/** The client writes down what it was answered, and other tabs learn of it a little later: only then is it their turn. */
async function untilStored(asked: string | undefined): Promise<void> {
  for (let waited = 0; waited < STORED_WITHIN_MS; waited += SETTLED_MS) {
    const isStored = readStoredSession()?.refresh_token !== asked
    await new Promise((done) => setTimeout(done, SETTLED_MS))
    if (isStored) return
  }
}

/** What another tab stored while this one waited is as good as a new answer. */
function byAnotherTab(asked: string | undefined): Response | null {
  const stored = readStoredSession()
  const isNewer = stored !== null && stored.refresh_token !== asked && (stored.expires_at ?? 0) * 1000 > Date.now()
  return isNewer ? Response.json(stored) : null
}

function refreshTokenOf(init: RequestInit | undefined): string | undefined {
  const body = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as { refresh_token?: string }
  return body.refresh_token
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
