import { EARLY_OFFLINE } from '../text/early-offline.ts'

let end: (() => void) | undefined

/**
 * Says that the network is gone until the app can: its script may never arrive, and what shows its own banner comes
 * later still.
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
  // Outside of the app's own root, where its script would find something that it has not drawn.
  document.getElementById('root')?.before(strip)
  show()
  end = () => {
    for (const event of events) removeEventListener(event, show)
    strip.remove()
  }
}

/** The app has a banner of its own now. */
export function endEarlyBanner(): void {
  end?.()
  end = undefined
}
