import { MapFailure } from '../map-engine.ts'
import { mapText as text } from '../map-text.ts'

const TRIES = 4
const FIRST_DELAY_MS = 1000
/** A script that never calls back (a captive portal, a filter) would be awaited for ever. */
const TIMEOUT_MS = 15_000

type LoadScript = (url: string) => Promise<void>

let loading: Promise<void> | undefined

/** Two maps on one page share the same script; after a failure the next one may retry. */
export function loadGoogleMapsOnce(apiKey: string): Promise<void> {
  loading ??= loadGoogleMaps(apiKey).finally(() => (loading = undefined))
  return loading
}

/** One attempt, then three more with doubling delays. */
export async function loadGoogleMaps(apiKey: string, loadScript: LoadScript = insertScript): Promise<void> {
  const url = `https://maps.googleapis.com/maps/api/js?${new URLSearchParams({
    key: apiKey,
    libraries: 'places',
    loading: 'async',
    callback: CALLBACK,
  })}`
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    if (attempt > 0) await after(FIRST_DELAY_MS * 2 ** (attempt - 1))
    try {
      return await loadScript(url)
    } catch {
      // The next attempt shows whether the failure was temporary.
    }
  }
  throw new MapFailure(text('error.google'))
}

const CALLBACK = 'sojournMapsReady'

/** Google calls back when everything has loaded; the load event of the script element fires too early. */
export function insertScript(url: string): Promise<void> {
  const script = document.createElement('script')
  script.src = url
  script.async = true
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const giveUp = (): void => {
    script.remove()
    reject(new Error('the script did not arrive'))
  }
  Object.assign(globalThis, { [CALLBACK]: resolve })
  script.addEventListener('error', giveUp)
  const late = setTimeout(giveUp, TIMEOUT_MS)
  document.head.append(script)
  return promise.finally(() => clearTimeout(late))
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
