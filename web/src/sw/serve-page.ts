import { PAGES_CACHE } from '../offline/cache-names.ts'
import { findCopy, keepCopy, type Limits } from './limited-cache.ts'
import { fromShell, renewShell, SHELL } from './shell-cache.ts'
import { ageMs, isStorable } from './stored-copy.ts'
import { BUILD } from './worker-scope.ts'

const LIMITS: Limits = { entries: 50, ageMs: 30 * 86_400_000 }
const PATIENCE_MS = 3000
const SHOWN_AT_ONCE_MS = 86_400_000

type Navigation = Pick<FetchEvent, 'request' | 'preloadResponse' | 'waitUntil'>

/**
 * The network first, for three seconds; then the last good copy; then the shell, which draws the route itself. A recent
 * copy of a public page from this very build is shown at once instead, and renewed behind it: its scripts are all here.
 */
export async function servePage(event: Navigation, isPrivate: boolean): Promise<Response> {
  const { pathname, search } = new URL(event.request.url)
  const key = `${pathname}${search}`
  const copy = isPrivate ? undefined : await findCopy(PAGES_CACHE, key, LIMITS)
  const network = fetchPage(event, isPrivate ? null : key)
  event.waitUntil(network.then(renewShell, () => undefined))
  if (copy && search === '' && isOfThisBuild(copy)) return copy
  const answer = await Promise.race([network.catch(() => null), after(PATIENCE_MS)])
  if (answer && answer.status < 500) return answer
  return copy ?? (await fromShell(SHELL)) ?? answer ?? network
}

async function fetchPage(event: Navigation, key: string | null): Promise<Response> {
  const preloaded = (await event.preloadResponse) as Response | undefined
  const response = preloaded ?? (await fetch(event.request))
  if (key !== null && isStorable(response) && isHtml(response)) {
    event.waitUntil(keepCopy(PAGES_CACHE, key, response.clone(), LIMITS))
  }
  return response
}

function isOfThisBuild(copy: Response): boolean {
  return copy.headers.get('x-build') === BUILD.id && ageMs(copy, Date.now()) < SHOWN_AT_ONCE_MS
}

function isHtml({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false
}

function after(ms: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), ms)
  })
}
