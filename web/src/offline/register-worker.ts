import { isNative } from '../device/is-native.ts'
import { whenIdle } from '../device/when-idle.ts'

const TRY_AGAIN_MS = 3000

/**
 * After the page has loaded and never before, so that it costs the first sight nothing. The native app brings its files
 * along. Hydration may come after the load event, so the event alone is not waited for.
 */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator) || isNative()) return
  if (!import.meta.env.PROD) return void forgetWorkers()
  if (document.readyState === 'complete') void register()
  else addEventListener('load', () => void register(), { once: true })
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
    const { watchUpdates } = await import('./watch-updates.ts')
    watchUpdates(registration)
    const { active } = await navigator.serviceWorker.ready
    // What this page runs on came before the worker and past it: that first, or a reload without a network shows nothing.
    const inUse = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    whenIdle(() => active?.postMessage({ type: 'FILL_SHELL', inUse }))
  } catch (error) {
    console.warn('the service worker could not be registered', error)
  }
}
