import type { AskFeeds, SafetyFeeds, safetyFeedsContract } from '@app/contracts/safety-feeds'
import { createContext, type RouterContextProvider } from 'react-router'

import { isNative } from '../../device/native/is-native.ts'

/** Set on the server, which has the feeds; a browser has none, and calls the function. */
export const serverFeeds = createContext<AskFeeds | null>(null)

const NAME: (typeof safetyFeedsContract)['name'] = 'safety-feeds'
const TIMEOUT_MS = 6_000
/** Events and levels of the last visit, shown with the time of their reading. */
const KEPT_MS = 60 * 86_400_000

/**
 * The feeds of some countries, or of the world: from the server, else its last answer on this device, else null. The
 * times inside say how old they are.
 */
export async function loadFeeds(
  countries: readonly string[],
  context?: Readonly<Pick<RouterContextProvider, 'get'>>,
): Promise<SafetyFeeds | null> {
  const ask = context?.get(serverFeeds)
  const asked = { countries: [...new Set(countries)].toSorted() }
  if (ask) return ask(asked).catch(() => null)
  if (typeof document === 'undefined') return null
  const key = `${NAME}:${asked.countries.join(',')}`
  return (await askServer(key, asked).catch(() => null)) ?? (await readKept(key))
}

async function askServer(key: string, asked: { readonly countries: readonly string[] }): Promise<SafetyFeeds | null> {
  if (!navigator.onLine) return null
  const [{ readPage }, { writeCached }] = await Promise.all([
    import('../../api/read-page.ts'),
    import('../../offline/cached-data.ts'),
  ])
  const { config } = readPage(document, location.origin)
  const base = isNative() ? (config.supabaseUrl ?? config.origin) : location.origin
  const response = await fetch(`${base}/functions/v1/${NAME}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asked),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const answer: unknown = response.ok ? await response.json() : null
  if (!isFeeds(answer)) return null
  await writeCached(key, answer, { ttlMs: KEPT_MS, isPublic: true }).catch(() => undefined)
  return answer
}

async function readKept(key: string): Promise<SafetyFeeds | null> {
  const { readCached } = await import('../../offline/cached-data.ts')
  const kept = await readCached<unknown>(key).catch(() => undefined)
  return isFeeds(kept?.data) ? kept.data : null
}

/** Checked as far as the pages need; the schema itself stays on the server. */
function isFeeds(answer: unknown): answer is SafetyFeeds {
  const { now, isOn, readings, items } = (answer ?? {}) as Partial<SafetyFeeds>
  return typeof now === 'number' && typeof isOn === 'boolean' && Array.isArray(readings) && Array.isArray(items)
}
