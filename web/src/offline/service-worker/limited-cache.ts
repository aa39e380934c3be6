import { ageMs, stamped } from './stored-copy.ts'

export type Limits = { readonly entries: number; readonly ageMs: number }

/** Stores a copy, the newest last, and drops expired and surplus ones. */
export async function keepCopy(name: string, key: string, response: Response, limits: Limits): Promise<void> {
  const cache = await caches.open(name)
  await cache.delete(key)
  await cache.put(key, stamped(response, Date.now()))
  await trim(cache, limits)
}

/** Undefined when there is none, or when it has expired. */
export async function findCopy(name: string, key: string, limits: Limits): Promise<Response | undefined> {
  const copy = await (await caches.open(name)).match(key, { ignoreVary: true })
  return copy && ageMs(copy, Date.now()) <= limits.ageMs ? copy : undefined
}

async function trim(cache: Cache, limits: Limits): Promise<void> {
  const keys = await cache.keys()
  const tooMany = keys.slice(0, Math.max(0, keys.length - limits.entries))
  for (const key of tooMany) await cache.delete(key)
  const oldest = keys[tooMany.length]
  const copy = oldest && (await cache.match(oldest, { ignoreVary: true }))
  // One per visit is enough: entries are in the order of storing.
  if (oldest && copy && ageMs(copy, Date.now()) > limits.ageMs) await cache.delete(oldest)
}
