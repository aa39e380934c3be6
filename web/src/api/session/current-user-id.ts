import { needsSecondFactor } from './needs-second-factor.ts'
import { readStoredSession } from './read-stored-session.ts'

/** Null for a guest, and for whoever still has to show a second factor: the server lets them do no more than a guest. */
export function currentUserId(): string | null {
  const session = readStoredSession()
  return session && !needsSecondFactor(session) ? session.user.id : null
}
