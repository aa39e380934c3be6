import type { OfflineAction } from './offline-action.ts'

/**
 * Only writes to tables, to the traveller's own files, and messages to and from support may be queued. A payment, a
 * question to the AI or a mail would happen when the traveller no longer expects it, so they are refused offline.
 */
const REPLAYABLE =
  /^\/rest\/v1\/(?!rpc(?:[/?]|$))\w+(?:\?|$)|^\/storage\/v1\/object\/(?:documents|receipts)(?:\/[\da-f-]{36}){0,2}$|^\/functions\/v1\/support-(?:message|reply)$/

/** The headers of our own writes. All others, above all those that grant access, must not come from disk. */
const HEADERS = new Set([
  'accept',
  'accept-profile',
  'content-profile',
  'content-type',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'if-unmodified-since',
  'prefer',
  'x-upsert',
])

/** Thrown instead of sending, because no retry would succeed. */
export class UnfitAction extends Error {
  override readonly name = 'UnfitAction'
}

export function isReplayable(path: string): boolean {
  return REPLAYABLE.test(path)
}

/**
 * The target of the record; null when it is neither a table nor a file of our backend, so that it never gets the traveller's token.
 */
export function replayUrl({ url }: Pick<OfflineAction, 'url'>, backendUrl: string): URL | null {
  if (!URL.canParse(url, backendUrl)) return null
  const resolved = new URL(url, backendUrl)
  const isOurs = resolved.origin === new URL(backendUrl).origin && !resolved.username && !resolved.password
  return isOurs && isReplayable(`${resolved.pathname}${resolved.search}`) ? resolved : null
}

/** Null when a value could not be sent at all, which would look like a lost connection for all actions. */
export function replayHeaders({ headers }: Pick<OfflineAction, 'headers'>): Headers | null {
  const stored = Object.entries(JSON.parse(headers) as Record<string, unknown>)
  const kept = stored.filter((entry): entry is [string, string] => isKept(...entry))
  try {
    return new Headers(kept)
  } catch {
    return null
  }
}

function isKept(name: string, value: unknown): boolean {
  return HEADERS.has(name.toLowerCase()) && typeof value === 'string'
}
