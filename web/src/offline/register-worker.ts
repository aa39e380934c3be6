import { isNative } from '../device/is-native.ts'

/**
 * After the page has loaded and never before, so that it costs the first sight nothing. The native app brings its files
 * along. Hydration may come after the load event, so the event alone is not waited for.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isNative()) return
  if (document.readyState === 'complete') void register()
  else addEventListener('load', () => void register(), { once: true })
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    const { watchUpdates } = await import('./watch-updates.ts')
    watchUpdates(registration)
  } catch (error) {
    console.warn('the service worker could not be registered', error)
  }
}
