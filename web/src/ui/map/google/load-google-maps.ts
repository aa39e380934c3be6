import { mapText as text } from '../../../text/map.ts'
import { MapFailure } from '../map-engine.ts'

const TRIES = 4
const FIRST_DELAY_MS = 1000
/** A script that came and says nothing (a sign-in page of the hotel, a filter) would be waited for without end. */
const PATIENCE_MS = 15_000

type LoadScript = (url: string) => Promise<void>

let loading: Promise<void> | undefined

/** Two maps on one page wait for the same script; after a failure the next one may try again. */
export function loadGoogleMapsOnce(apiKey: string): Promise<void> {
  loading ??= loadGoogleMaps(apiKey).finally(() => (loading = undefined))
  return loading
}

/** One attempt, then three more, each after twice the time. */
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
      // The next attempt says whether it was more than a moment.
    }
  }
  throw new MapFailure(text('error.google'))
}

const CALLBACK = 'sojournMapsReady'

/** Google calls back when everything is there; a script element alone says too early that it is. */
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
  const late = setTimeout(giveUp, PATIENCE_MS)
  document.head.append(script)
  return promise.finally(() => clearTimeout(late))
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
