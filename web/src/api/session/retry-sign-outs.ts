import { readFlag } from '../../device/flags.ts'
import type { BackendConfig } from '../backend.ts'
import { PENDING_KEY } from './session-key.ts'

/** Not every browser says when the network is back, and a server that was down says nothing. */
const TRY_AGAIN_MS = 30_000

/** Tries the sign-outs that the server has not confirmed: now, when the network returns, and every half minute. */
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
