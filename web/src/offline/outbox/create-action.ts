import { bySequence } from './choose-next.ts'
import { ACTION_VERSION, type OfflineAction, type WriteMethod } from './offline-action.ts'
import type { ActionReader } from './read-action.ts'

export type Draft = {
  readonly userId: string
  readonly entity: string
  readonly label: string
  readonly url: string
  readonly method: WriteMethod
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
  readonly file: string | null
  readonly wasSavedOffline: boolean
}

type Made = { readonly id: string; readonly key: string; readonly now: number }

/**
 * Headers that are added when the request is sent: a token would have expired by then, and must not be stored on disk.
 */
const PUT_ON_LATER = new Set(['authorization', 'apikey'])
const KEY = 'idempotency-key'

/** Appends the draft to the queue. */
export function createAction(
  draft: Draft,
  { id, key, now }: Made,
  records: readonly unknown[],
  read: ActionReader,
): OfflineAction {
  const earlier = bySequence(records.map(read))
  const before = earlier.findLast(({ userId, entity }) => userId === draft.userId && entity === draft.entity)
  return {
    ...draft,
    id,
    timestamp: now,
    headers: JSON.stringify(keptHeaders(draft.headers, key)),
    version: ACTION_VERSION,
    sequence: (earlier.at(-1)?.sequence ?? 0) + 1,
    after: before?.id ?? null,
    cacheKey: null,
    state: 'pending',
    attempts: 0,
    hold: null,
    problem: null,
  }
}

function keptHeaders(headers: Readonly<Record<string, string>>, key: string): Record<string, string> {
  const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const)
  const kept = Object.fromEntries(lower.filter(([name]) => !PUT_ON_LATER.has(name)))
  return { [KEY]: key, ...kept }
}
