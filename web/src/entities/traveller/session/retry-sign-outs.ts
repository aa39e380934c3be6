import type { BackendConfig } from '../../../api/backend.ts'
import { PENDING_KEY } from '../../../api/session/session-key.ts'
import { readFlag } from '../../../device/storage/flags.ts'

/** Not every browser reports when the network is back, and a recovered server sends no event. */
const TRY_AGAIN_MS = 30_000

/** Retries unconfirmed sign-outs: now, when the network returns, and every half minute. */
export function retrySignOuts(config: BackendConfig): () => void {
  const retry = (): void => {
    if (readFlag(PENDING_KEY) === null || !navigator.onLine) return
    import('./finish-sign-outs.ts').then(({ finishSignOuts }) => finishSignOuts(config)).catch(() => undefined)
  }
  retry()
  addEventListener('online', retry)
  const timer = setInterval(retry, TRY_AGAIN_MS)
  return () => {
    removeEventListener('online', retry)
    clearInterval(timer)
  }
}
