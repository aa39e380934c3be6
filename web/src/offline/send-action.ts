import type { Answer } from './outbox/judge-answer.ts'
import type { OfflineAction } from './outbox/offline-action.ts'
import { SEND_TIMEOUT_MS } from './outbox/outbox-store.ts'
import { replayHeaders, replayUrl, UnfitAction } from './outbox/replayable.ts'

type Way = { readonly backendUrl: string; readonly apiKey: string; readonly token: string }

/**
 * A stored request with the current key and token. A record that is not a write to our tables throws an error that the
 * outbox treats as unreadable: a record on disk must not choose where the token goes.
 */
export async function sendAction(action: OfflineAction, { backendUrl, apiKey, token }: Way): Promise<Answer> {
  const url = replayUrl(action, backendUrl)
  const sent = replayHeaders(action)
  if (!url || !sent) throw new UnfitAction()
  sent.set('apikey', apiKey)
  sent.set('authorization', `Bearer ${token}`)
  const response = await fetch(url, {
    method: action.method,
    headers: sent,
    body: action.body,
    // Our server never redirects an API call.
    redirect: 'error',
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
  })
  const { status, headers } = response
  return {
    status,
    body: await response.text(),
    contentType: headers.get('content-type') ?? '',
    retryAfter: headers.get('retry-after'),
    date: headers.get('date'),
  }
}
