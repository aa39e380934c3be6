import { announceChange, announceDiscarded, outboxStore, syncNow } from './outbox.ts'
import { readAction } from './outbox/read-action.ts'
import { retried } from './outbox/settle-action.ts'

/** The traveller retries it; after a conflict, with their own version. */
export async function retryAction(id: string): Promise<void> {
  await outboxStore.change(id, (record) => retried(record, readAction))
  await announceChange()
  await syncNow()
}

export async function discardAction(id: string): Promise<void> {
  await outboxStore.remove(id, 'discarded')
  await announceDiscarded([id])
}
