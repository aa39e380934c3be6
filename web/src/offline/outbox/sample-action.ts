import { ACTION_VERSION, type OfflineAction } from './offline-action.ts'

/** For tests. */
export function sampleAction(changes: Partial<OfflineAction> = {}): OfflineAction {
  return {
    id: 'a1',
    timestamp: 1_000_000,
    url: '/rest/v1/trips?id=eq.1',
    method: 'PATCH',
    headers: '{"idempotency-key":"key-of-a1"}',
    body: '{"name":"Porto"}',
    file: null,
    version: ACTION_VERSION,
    userId: 'ann',
    entity: 'trip:1',
    label: 'Porto',
    sequence: 1,
    after: null,
    cacheKey: null,
    wasSavedOffline: true,
    state: 'pending',
    attempts: 0,
    hold: null,
    problem: null,
    ...changes,
  }
}
