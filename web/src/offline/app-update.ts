/** A newer version that waits for the traveller's word. Small: it is shared by the worker's watch and the card. */
export type AppUpdate = 'none' | 'available' | 'applying'

const DISMISSED = 'app-update-dismissed'
const RELOAD_AFTER_MS = 1000

let state: AppUpdate = 'none'
const listeners = new Set<() => void>()

export const appUpdate = {
  get: (): AppUpdate => state,
  getOnServer: (): AppUpdate => 'none',
  listen(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  announce(): void {
    if (state === 'none' && !wasDismissed()) change('available')
  },
  /** Not again in this session; the new version starts by itself when the last tab has been closed. */
  dismiss(): void {
    try {
      sessionStorage.setItem(DISMISSED, 'true')
    } catch {
      // Without storage it may ask again after a reload.
    }
    change('none')
  },
  /** The waiting worker takes over, and a second later the page runs on it. */
  async apply(reload: () => void = () => location.reload()): Promise<void> {
    change('applying')
    const registration = await navigator.serviceWorker.getRegistration()
    registration?.waiting?.postMessage({ type: 'SKIP_WAITING' })
    setTimeout(reload, RELOAD_AFTER_MS)
  },
}

function change(next: AppUpdate): void {
  state = next
  for (const listener of listeners) listener()
}

function wasDismissed(): boolean {
  try {
    return sessionStorage.getItem(DISMISSED) !== null
  } catch {
    return false
  }
}
