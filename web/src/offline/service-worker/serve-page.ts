import { PAGES_CACHE } from '../cache-names.ts'
import { findCopy, keepCopy, type Limits } from './limited-cache.ts'
import { fromShell, renewShell, SHELL } from './shell-cache.ts'
import { ageMs, isStorable } from './stored-copy.ts'
import { BUILD } from './worker-scope.ts'

const LIMITS: Limits = { entries: 50, ageMs: 30 * 86_400_000 }
const TIMEOUT_MS = 3000
const SHOWN_AT_ONCE_MS = 86_400_000

type Navigation = Pick<FetchEvent, 'request' | 'preloadResponse' | 'waitUntil'>

/**
 * The network first, for three seconds; then the last good copy; then the shell, which renders the route itself. A
 * recent copy of a public page from this very build is served at once instead, and refreshed in the background: all of
 * its scripts are cached.
 */
export async function servePage(event: Navigation, isPrivate: boolean): Promise<Response> {
  const key = keyOf(event.request.url)
  const copy = isPrivate ? undefined : await findCopy(PAGES_CACHE, key, LIMITS)
  const network = fetchPage(event, isPrivate ? null : key)
  event.waitUntil(network.then(renewShell, () => undefined))
  if (copy && !key.includes('?') && isOfThisBuild(copy)) return copy
  const answer = await Promise.race([network.catch(() => null), after(TIMEOUT_MS)])
  if (answer && answer.status < 500) return answer
  return copy ?? (await fromShell(SHELL)) ?? answer ?? network
}

/**
 * A page opened before the worker existed was not cached; this caches it for the second visit. One with a query in its
 * URL is skipped, because its copy would not be served at once.
 */
export async function keepOpened(address: string): Promise<void> {
  const key = keyOf(address)
  if (key.includes('?') || (await findCopy(PAGES_CACHE, key, LIMITS))) return
  // The browser still has it, so this is only a revalidation.
  const response = await fetch(key).catch(() => undefined)
  if (response && isPage(response)) await keepCopy(PAGES_CACHE, key, response, LIMITS)
}

async function fetchPage(event: Navigation, key: string | null): Promise<Response> {
  const preloaded = (await event.preloadResponse) as Response | undefined
  const response = preloaded ?? (await fetch(event.request))
  if (key !== null && isPage(response)) event.waitUntil(keepCopy(PAGES_CACHE, key, response.clone(), LIMITS))
  return response
}

function keyOf(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}

function isOfThisBuild(copy: Response): boolean {
  return copy.headers.get('x-build') === BUILD.id && ageMs(copy, Date.now()) < SHOWN_AT_ONCE_MS
}

function isPage(response: Response): boolean {
  return isStorable(response) && (response.headers.get('content-type')?.startsWith('text/html') ?? false)
}

function after(ms: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), ms)
  })
}
