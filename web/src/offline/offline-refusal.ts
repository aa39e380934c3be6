import { offlineText as text } from './offline-text.ts'

export type RefusalReason = 'not-signed-in' | 'storage-full' | 'storage-closed'

/** Nothing was stored; the message is for the traveller. */
export class OfflineRefusal extends Error {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, cause?: unknown) {
    super(text(`refused.${reason}`), { cause })
    this.reason = reason
  }
}
