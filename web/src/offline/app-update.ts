/** A newer version that waits for the traveller. A small module, shared by the worker's watcher and the card. */
export type AppUpdate = 'none' | 'available' | 'applying'

const DISMISSED = 'app-update-dismissed'
/** How long the message is shown, and at most how long the new worker is awaited: the old one may be busy. */
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
  /** Not again in this session; the new version starts by itself when the last tab is closed. */
  dismiss(): void {
    try {
      sessionStorage.setItem(DISMISSED, 'true')
    } catch {
      // Without storage it may ask again after a reload.
    }
    change('none')
  },
  /** A reload before the new worker has taken over would load the old version again, with the same offer. */
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

/** Also resolves when it becomes redundant: then nothing is left to wait for. */
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
