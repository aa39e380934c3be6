import type { Answer } from './outbox/judge-answer.ts'
import type { OfflineAction } from './outbox/offline-action.ts'
import { SEND_TIMEOUT_MS } from './outbox/outbox-store.ts'
import { replayHeaders, replayUrl, UnfitAction } from './outbox/replayable.ts'

type Way = { readonly backendUrl: string; readonly apiKey: string; readonly token: string }

/** Ten megabytes on a slow mobile network. Another tab may take over meanwhile: the same file sent twice is one file. */
const FILE_TIMEOUT_MS = 180_000

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
    body: action.file === null ? action.body : await bodyOf(action.file, action.userId),
    // Our server never redirects an API call.
    redirect: 'error',
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(action.file === null ? SEND_TIMEOUT_MS : FILE_TIMEOUT_MS),
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

async function bodyOf(file: string, userId: string): Promise<Blob> {
  const { readKeptFile } = await import('./kept-files.ts')
  const bytes = await readKeptFile(file, userId)
  if (!bytes) throw new UnfitAction()
  return new Blob([bytes])
}
