import type { SessionRow } from '../store/sessions.ts'
import type { UserRow } from '../store/users.ts'

type User = Pick<UserRow, 'factors'>
type Session = Pick<SessionRow, 'aal'>

/** The account has a second factor and this session has not used it. Such a session may open nothing. */
export function lacksFactor({ factors }: User, session: Session | null): boolean {
  return session?.aal !== 'aal2' && factors.some(({ status }) => status === 'verified')
}
