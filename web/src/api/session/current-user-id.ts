import { needsSecondFactor } from './needs-second-factor.ts'
import { readStoredSession } from './read-stored-session.ts'

/** Null for a guest, and for a session without the required second factor: it has no more rights than a guest. */
export function currentUserId(): string | null {
  const session = readStoredSession()
  return session && !needsSecondFactor(session) ? session.user.id : null
}
