import { SHELL_CACHE_PREFIX } from '../cache-names.ts'
import { ageMs, isStorable, stamped } from './stored-copy.ts'
import { BUILD } from './worker-scope.ts'

const SHELL_CACHE = `${SHELL_CACHE_PREFIX}${BUILD.id}`
/** The app without a page in it: renders whatever route it is opened at, and knows its backend. */
export const SHELL = '/shell'
const SHELL_FRESH_MS = 3_600_000
/** Of a browser's six connections; the traveller's own requests need the others. */
const AT_ONCE = 4

type WithConnection = { connection?: { saveData?: boolean } }

/** All of the critical files, or the new worker fails. Of the others only those that an earlier build has cached. */
export async function fillShell(): Promise<void> {
  const cache = await caches.open(SHELL_CACHE)
  await inParallel([SHELL, ...BUILD.critical], (path) => fill(cache, path))
  await inParallel(BUILD.wanted, async (path) => {
    const known = await caches.match(path, { ignoreVary: true })
    if (known) await cache.put(path, known)
  })
}

/**
 * The other files, those in use first, loaded when the page is idle: a first visit must not share its network with
 * them. With data saving on, a page's script loads when it is opened.
 */
export function fillRest(inUse: readonly string[]): Promise<void> {
  filling ??= fetchRest(new Set(inUse)).finally(() => (filling = undefined))
  return filling
}

/** Two pages may request it at the same moment. */
let filling: Promise<void> | undefined

async function fetchRest(inUse: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(SHELL_CACHE)
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url, location.origin).pathname))
  const isSaving = (navigator as WithConnection).connection?.saveData
  const missing = BUILD.wanted
    .filter((path) => !kept.has(path) && (inUse.has(path) || !isSaving))
    .toSorted((one, other) => Number(inUse.has(other)) - Number(inUse.has(one)))
  await inParallel(missing, (path) => fill(cache, path).catch(() => undefined))
}

async function fill(shell: Cache, path: string): Promise<void> {
  // A file that an earlier build has cached under the same hash is not fetched again.
  const known = path.startsWith('/assets/') ? await caches.match(path, { ignoreVary: true }) : undefined
  // A page that is closed at this moment may abort a fetch of the same file, so one failure is retried.
  const response = known ?? (await fetchWhole(path).catch(() => fetchWhole(path)))
  if (!known && !isStorable(response)) throw new Error(`${path} answered ${response.status}`)
  await shell.put(path, known ?? stamped(response, Date.now()))
}

function fetchWhole(path: string): Promise<Response> {
  return fetch(path, { cache: 'reload', credentials: 'omit' })
}

export async function fromShell(path: string): Promise<Response | undefined> {
  return (await caches.open(SHELL_CACHE)).match(path, { ignoreVary: true })
}

/** The key of the backend may change without a new build, so the shell is refreshed now and then. */
export async function renewShell(): Promise<void> {
  const copy = await fromShell(SHELL)
  if (copy && ageMs(copy, Date.now()) < SHELL_FRESH_MS) return
  const response = await fetch(SHELL, { cache: 'no-cache', credentials: 'omit' }).catch(() => undefined)
  const isOurBuild = response?.headers.get('x-build') === BUILD.id
  if (response && isOurBuild && isStorable(response)) {
    await (await caches.open(SHELL_CACHE)).put(SHELL, stamped(response, Date.now()))
  }
}

export async function dropOtherShells(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(SHELL_CACHE_PREFIX) && name !== SHELL_CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
}

async function inParallel(paths: readonly string[], work: (path: string) => Promise<void>): Promise<void> {
  const left = [...paths]
  const one = async (): Promise<void> => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) await work(path)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
}
