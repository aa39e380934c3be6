import type { BackendConfig } from '../api/backend.ts'
import { offlineState } from './offline-state.ts'
import { refreshPending, setBackend, syncNow } from './outbox.ts'

/** Not every browser reports when the network is back, and none is always right. */
const LOOK_AGAIN_MS = 30_000

/** Follows the network and sends pending actions: now, on focus, when the network returns, and every half minute. */
export function startOffline(config: BackendConfig): () => void {
  setBackend(config)
  const showNetwork = (): void => offlineState.change({ isOnline: navigator.onLine })
  const onOnline = (): void => {
    showNetwork()
    void syncNow()
  }
  const onFocus = (): void => {
    if (document.visibilityState === 'visible') void syncNow(false)
  }
  const onMessage = ({ data }: MessageEvent<{ type?: string } | null>): void => {
    if (data?.type === 'SYNC_OUTBOX') void syncNow()
  }
  showNetwork()
  addEventListener('online', onOnline)
  addEventListener('offline', showNetwork)
  addEventListener('focus', onFocus)
  document.addEventListener('visibilitychange', onFocus)
  navigator.serviceWorker?.addEventListener('message', onMessage)
  const timer = setInterval(() => void syncNow(false), LOOK_AGAIN_MS)
  void refreshPending()
    .then(() => syncNow(false))
    .catch((error: unknown) => console.warn('no outbox here', error))
  return () => {
    removeEventListener('online', onOnline)
    removeEventListener('offline', showNetwork)
    removeEventListener('focus', onFocus)
    document.removeEventListener('visibilitychange', onFocus)
    navigator.serviceWorker?.removeEventListener('message', onMessage)
    clearInterval(timer)
  }
}
