import type { Answer } from './outbox/judge-answer.ts'
import type { OfflineAction } from './outbox/offline-action.ts'
import { SEND_TIMEOUT_MS } from './outbox/outbox-store.ts'
import { replayHeaders, replayUrl, UnfitAction } from './outbox/replayable.ts'

type Way = { readonly backendUrl: string; readonly apiKey: string; readonly token: string }

/**
 * One request as it was stored, with the key and the token of this moment. A record that asks for anything but a write to
 * our tables throws what the outbox takes for unreadable: the token must not go where a disk says.
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
    // Whoever redirects an API call is not our server.
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
