import { EARLY_OFFLINE } from './early-banner-text.ts'

let end: (() => void) | undefined

/**
 * Shows that the network is lost until the app can: its script may fail to load, and its own banner comes later still.
 */
export function startEarlyBanner(): void {
  const strip = document.createElement('div')
  strip.role = 'status'
  const show = (): void => {
    const isOffline = !navigator.onLine
    strip.className = isOffline ? 'bg-signal p-2.5 text-center text-small font-semibold text-on-signal' : ''
    strip.textContent = isOffline
      ? EARLY_OFFLINE['session' in document.documentElement.dataset ? 'traveller' : 'guest']
      : ''
  }
  const events = ['online', 'offline']
  for (const event of events) addEventListener(event, show)
  // Outside of the app's root, where hydration would find an unexpected element.
  document.getElementById('root')?.before(strip)
  show()
  end = () => {
    for (const event of events) removeEventListener(event, show)
    strip.remove()
  }
}

/** The app has its own banner now. */
export function endEarlyBanner(): void {
  end?.()
  end = undefined
}
