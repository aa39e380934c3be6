import type { Answer } from './outbox/judge-answer.ts'
import type { OfflineAction } from './outbox/offline-action.ts'
import { SEND_TIMEOUT_MS } from './outbox/outbox-store.ts'

type Way = { readonly backendUrl: string; readonly apiKey: string; readonly token: string }

/** One request as it was stored, with the key and the token of this moment. */
export async function sendAction(action: OfflineAction, { backendUrl, apiKey, token }: Way): Promise<Answer> {
  const response = await fetch(new URL(action.url, backendUrl), {
    method: action.method,
    headers: {
      ...(JSON.parse(action.headers) as Record<string, string>),
      apikey: apiKey,
      authorization: `Bearer ${token}`,
    },
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
