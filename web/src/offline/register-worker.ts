import { isNative } from '../device/is-native.ts'
import { whenIdle } from '../device/when-idle.ts'

const TRY_AGAIN_MS = 3000
const READ_FIRST_MS = 4000

/**
 * After the page has loaded and never before. A first worker keeps a megabyte of files, which takes a cheap phone more
 * than a second of its processor: it waits until the page has been looked at, or until the returned function is called
 * because the app is awake. One that is there already only asks for a newer one. The native app brings its files along.
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

/** Hydration may come after the load event, so the event alone is not waited for. */
function loaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => addEventListener('load', resolve, { once: true }))
}

/** One that a build left on this address would show that build instead of the sources. */
async function forgetWorkers(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
}

async function register(triesLeft = 2): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    const { installing } = registration
    // A first worker that could not fetch its files is gone; it tries again while the page is still open.
    installing?.addEventListener('statechange', () => {
      if (installing.state !== 'redundant' || registration.active || triesLeft === 1) return
      setTimeout(() => void register(triesLeft - 1), TRY_AGAIN_MS)
    })
    // Where the network died in between, a newer version shows with the next page; the files are kept all the same.
    void import('./watch-updates.ts').then(
      ({ watchUpdates }) => watchUpdates(registration),
      () => undefined,
    )
    const { active } = await navigator.serviceWorker.ready
    // What this page runs on came before the worker and past it: that first, or a reload without a network shows nothing.
    const inUse = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    whenIdle(() => active?.postMessage({ type: 'FILL_SHELL', inUse }))
  } catch (error) {
    console.warn('the service worker could not be registered', error)
    addEventListener('online', () => void register(triesLeft), { once: true })
  }
}
