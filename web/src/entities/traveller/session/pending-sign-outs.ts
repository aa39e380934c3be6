import type { Session } from '@supabase/auth-js'

import { PENDING_KEY } from '../../../api/session/session-key.ts'
import { dropFlag, readFlag, writeFlag } from '../../../device/storage/flags.ts'

export type PendingSignOut = {
  readonly userId: string
  readonly accessToken: string
  readonly refreshToken: string
}

type Ended = Pick<Session, 'access_token' | 'refresh_token'> & { readonly user: Pick<Session['user'], 'id'> }

export function keepSignOut({ user, access_token: accessToken, refresh_token: refreshToken }: Ended): void {
  const others = pendingSignOuts().filter((pending) => pending.refreshToken !== refreshToken)
  write([...others, { userId: user.id, accessToken, refreshToken }])
}

export function dropSignOut({ refresh_token: refreshToken }: Pick<Session, 'refresh_token'>): void {
  write(pendingSignOuts().filter((pending) => pending.refreshToken !== refreshToken))
}

export function pendingSignOuts(): readonly PendingSignOut[] {
  try {
    const kept: unknown = JSON.parse(readFlag(PENDING_KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isPendingSignOut) : []
  } catch {
    return []
  }
}

function write(pending: readonly PendingSignOut[]): void {
  if (pending.length === 0) dropFlag(PENDING_KEY)
  else writeFlag(PENDING_KEY, JSON.stringify(pending))
}

/** Stored data may be invalid. */
function isPendingSignOut(kept: unknown): kept is PendingSignOut {
  if (typeof kept !== 'object' || kept === null) return false
  const { userId, accessToken, refreshToken } = kept as Partial<PendingSignOut>
  return [userId, accessToken, refreshToken].every((value) => typeof value === 'string')
}
