import { DAILY_LIMITS, nextResetMs } from '@app/domain/usage-limits'

import type { BackendConfig } from '../../api/backend.ts'
import { OfflineRefusal } from '../../offline/offline-refusal.ts'
import type { Problem } from '../../offline/outbox/offline-action.ts'
import { enqueueWrite, sendWrite, type TableWrite } from '../../offline/write.ts'
import type { SavableItem, Save } from './saved-item.ts'
import { entityOf } from './unsent-saves.ts'

export type Account = { readonly config: BackendConfig; readonly userId: string }

export type WriteOutcome =
  | { readonly kind: 'done' }
  /** In the outbox; the traveller was notified. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'limit'; readonly limit: number; readonly resetsAtMs: number }
  /** With the reason, if this device refused to store it. */
  | { readonly kind: 'failed'; readonly reason?: string }

/** Idempotent: a lost answer does no harm. */
export function insertSave({ config, userId }: Account, item: SavableItem): Promise<WriteOutcome> {
  const { type, ...rest } = item
  return send(config, {
    entity: entityOf(item),
    label: item.title,
    table: 'saved_items',
    method: 'POST',
    duplicates: 'ignore',
    conflictColumns: 'user_id,item_type,item_id',
    row: { ...rest, item_type: type, user_id: userId },
  })
}

export function deleteSave(
  { config, userId }: Account,
  item: Pick<SavableItem, 'type' | 'item_id' | 'title'>,
): Promise<WriteOutcome> {
  return send(config, {
    entity: entityOf(item),
    label: item.title,
    table: 'saved_items',
    method: 'DELETE',
    where: rowOf(userId, item),
  })
}

/** Two notes typed on two devices are both kept: the conflicting one is refused and shown, not overwritten. */
export async function changeSave(
  { userId }: Account,
  save: Save,
  texts: Partial<Pick<Save, 'collection' | 'note'>>,
): Promise<void> {
  await enqueueWrite({
    entity: entityOf(save),
    label: save.title,
    table: 'saved_items',
    method: 'PATCH',
    where: rowOf(userId, save),
    ifRevision: save.revision,
    row: texts,
  })
}

function rowOf(userId: string, { type, item_id }: Pick<SavableItem, 'type' | 'item_id'>) {
  return { user_id: `eq.${userId}`, item_type: `eq.${type}`, item_id: `eq.${item_id}` }
}

async function send(config: BackendConfig, write: TableWrite): Promise<WriteOutcome> {
  try {
    const outcome = await sendWrite(config, write)
    if (outcome.kind === 'refused') return readRefusal(outcome.problem)
    return outcome.kind === 'sent' ? { kind: 'done' } : outcome
  } catch (error) {
    console.warn('nothing was saved', error)
    return { kind: 'failed', ...(error instanceof OfflineRefusal && { reason: error.message }) }
  }
}

function readRefusal({ answer }: Problem): WriteOutcome {
  const { hint, details } = parse(answer)
  return hint === 'usage_limit_reached' ? { kind: 'limit', ...readLimit(details) } : { kind: 'failed' }
}

function readLimit(text: unknown): { limit: number; resetsAtMs: number } {
  const { limit, resetsAt } = parse(text)
  const moment = Date.parse(String(resetsAt))
  return {
    limit: typeof limit === 'number' ? limit : DAILY_LIMITS.saved_items,
    resetsAtMs: Number.isNaN(moment) ? nextResetMs(Date.now()) : moment,
  }
}

function parse(text: unknown): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(String(text))
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
