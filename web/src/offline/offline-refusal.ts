import { offlineText as text } from '../text/offline.ts'

export type RefusalReason = 'needs-connection' | 'not-signed-in' | 'storage-full' | 'storage-closed'

/** Nothing was stored; the message says so to the traveller. */
export class OfflineRefusal extends Error {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, cause?: unknown) {
    super(text(`refused.${reason}`), { cause })
    this.reason = reason
  }
}
