import type { OfflineAction } from './offline-action.ts'

/**
 * A question to the assistant takes up to three writes: its conversation, replaced turns, and itself. Only the last is
 * the traveller's action; the others are sent before it.
 */
export function countsAsAction({ method, url }: Pick<OfflineAction, 'method' | 'url'>): boolean {
  if (method === 'POST') return url !== '/rest/v1/conversations'
  return !(method === 'DELETE' && url.startsWith('/rest/v1/conversation_turns?'))
}
