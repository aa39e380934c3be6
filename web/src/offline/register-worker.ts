import { whenIdle } from '../device/hydration/when-idle.ts'
import { isNative } from '../device/native/is-native.ts'

const TRY_AGAIN_MS = 3000
const READ_FIRST_MS = 4000

/**
 * Never before the page has loaded. A first worker precaches a megabyte, which takes a cheap phone more than a second
 * of CPU time: it waits until the page was viewed, or until the returned function is called at hydration. An existing
 * worker only checks for a newer one. The native app ships its files.
 */
export function registerWorker(): () => void {
  if (!('serviceWorker' in navigator) || isNative()) return () => {}
  if (!import.meta.env.PROD) {
    void forgetWorkers()
    return () => {}
  }
  let isAsked = false
  const now = (): void => {
    if (!isAsked) void loaded().then(() => register())
    isAsked = true
  }
  void loaded().then(() => (navigator.serviceWorker.controller ? now() : setTimeout(now, READ_FIRST_MS)))
  return now
}

/** Hydration may come after the load event, so waiting for the event alone is not enough. */
function loaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => addEventListener('load', resolve, { once: true }))
}

/** A worker of an earlier build at this address would serve that build instead of the sources. */
async function forgetWorkers(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
}

async function register(triesLeft = 2): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    const { installing } = registration
    // A first worker that could not load its files is discarded; registration is retried while the page is open.
    installing?.addEventListener('statechange', () => {
      if (installing.state !== 'redundant' || registration.active || triesLeft === 1) return
      setTimeout(() => void register(triesLeft - 1), TRY_AGAIN_MS)
    })
    // If the network is lost here, a newer version is noticed on the next page; the files are cached anyway.
    void import('./watch-updates.ts').then(
      ({ watchUpdates }) => watchUpdates(registration),
      () => undefined,
    )
    const { active } = await navigator.serviceWorker.ready
    // The files of this page were loaded before the worker existed: they are cached first, or an offline reload would
    // show nothing.
    const inUse = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    whenIdle(() => active?.postMessage({ type: 'FILL_SHELL', inUse }))
  } catch (error) {
    console.warn('the service worker could not be registered', error)
    addEventListener('online', () => void register(triesLeft), { once: true })
  }
}
