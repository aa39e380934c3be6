import type { OfflineAction } from './offline-action.ts'

/**
 * Only writes to tables may wait. A payment, a question to the AI or a mail would happen at a moment the traveller no
 * longer expects, so they are refused without a connection.
 */
const REPLAYABLE = /^\/rest\/v1\/(?!rpc(?:[/?]|$))\w+(?:\?|$)/

/** What our own writes need. Everything else, and above all whatever grants something, is not for a disk to say. */
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
])

/** Thrown instead of sending: no later try would fare better. */
export class UnfitAction extends Error {
  override readonly name = 'UnfitAction'
}

export function isReplayable(path: string): boolean {
  return REPLAYABLE.test(path)
}

/** Where the record goes; null when that is not a table of our backend, and so must not get the traveller's token. */
export function replayUrl({ url }: Pick<OfflineAction, 'url'>, backendUrl: string): URL | null {
  if (!URL.canParse(url, backendUrl)) return null
  const resolved = new URL(url, backendUrl)
  const isOurs = resolved.origin === new URL(backendUrl).origin && !resolved.username && !resolved.password
  return isOurs && isReplayable(`${resolved.pathname}${resolved.search}`) ? resolved : null
}

/** Null when a value could not be sent at all: to the network that would look like no connection, for all of them. */
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
