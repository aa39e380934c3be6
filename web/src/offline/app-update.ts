/** A newer version that waits for the traveller's word. Small: it is shared by the worker's watch and the card. */
export type AppUpdate = 'none' | 'available' | 'applying'

const DISMISSED = 'app-update-dismissed'
/** So long the message is to be read, and so long at most the new worker is waited for: the old one may be busy. */
const RELOAD_AFTER_MS = 1000
const RELOAD_AT_LATEST_MS = 20_000

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
  /** A page that loads before the new worker has taken over would get the old version once more, and the same offer. */
  async apply(reload: () => void = () => location.reload()): Promise<void> {
    change('applying')
    const isRead = after(RELOAD_AFTER_MS)
    const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined)
    const waiting = registration?.waiting
    waiting?.postMessage({ type: 'SKIP_WAITING' })
    await Promise.race([waiting && takesOver(waiting), after(RELOAD_AT_LATEST_MS)])
    await isRead
    reload()
  },
}

function change(next: AppUpdate): void {
  state = next
  for (const listener of listeners) listener()
}

/** Also when it is thrown away: then there is nothing left to wait for. */
function takesOver(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve()
    }
    worker.addEventListener('statechange', look)
    look()
  })
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}

function wasDismissed(): boolean {
  try {
    return sessionStorage.getItem(DISMISSED) !== null
  } catch {
    return false
  }
}
