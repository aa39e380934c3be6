import type { OfflineAction } from './offline-action.ts'
import type { ActionReader } from './read-action.ts'

const PRECONDITIONS = ['if-match', 'if-unmodified-since']

/** Retried unchanged; after a conflict without the failed condition, because the traveller chose their own version. */
export function retried(record: unknown, read: ActionReader): OfflineAction {
  const action = read(record)
  if (action.problem?.kind === 'newer' || action.problem?.kind === 'unreadable') return record as OfflineAction
  const headers = JSON.parse(action.headers) as Record<string, string>
  const kept = Object.entries(headers).filter(
    ([name]) => action.problem?.kind !== 'conflict' || !PRECONDITIONS.includes(name),
  )
  return {
    ...action,
    headers: JSON.stringify(Object.fromEntries(kept)),
    state: 'pending',
    attempts: 0,
    hold: null,
    problem: null,
  }
}
