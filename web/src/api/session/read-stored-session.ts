import type { Session } from '@supabase/auth-js'

import { SESSION_KEY } from './session-key.ts'

/** The session as the auth client stores it, read without the client, which most pages never load. */
export function readStoredSession(): Session | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null')
    return isSession(stored) ? stored : null
  } catch {
    // Storage may be forbidden, or its content damaged.
    return null
  }
}

function isSession(value: unknown): value is Session {
  if (typeof value !== 'object' || value === null) return false
  const { access_token, refresh_token, user } = value as Partial<Session>
  return typeof access_token === 'string' && typeof refresh_token === 'string' && typeof user?.id === 'string'
}
