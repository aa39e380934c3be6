import { ASKED_FILES_CACHE, FILES_CACHE } from '../cache-names.ts'
import { findCopy, keepCopy, type Limits } from './limited-cache.ts'
import { fromShell } from './shell-cache.ts'
import { isStorable } from './stored-copy.ts'

const LIMITS: Limits = { entries: 150, ageMs: 60 * 86_400_000 }

/** A hashed name never changes its content, so any cached copy is correct. */
export async function serveFile(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url)
  const copy =
    (await fromShell(pathname)) ?? (await fromAsked(pathname)) ?? (await findCopy(FILES_CACHE, pathname, LIMITS))
  if (copy) return copy
  const response = await fetch(event.request)
  if (isStorable(response)) event.waitUntil(keepCopy(FILES_CACHE, pathname, response.clone(), LIMITS))
  return response
}

async function fromAsked(pathname: string): Promise<Response | undefined> {
  return (await caches.open(ASKED_FILES_CACHE)).match(pathname, { ignoreVary: true })
}
