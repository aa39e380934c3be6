import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'

import { useAuth } from '../../api/session/use-auth.ts'
import { accessText as text } from '../../text/access.ts'
import { AccessPending } from './access-pending.tsx'
import { withReturnTo } from './with-return-to.ts'

/** Only for those who are signed in; the others come back here once they are. */
export function RequireLogin({ children }: { children: ReactNode }) {
  const { user, isLoading } = useAuth()
  const location = useLocation()
  if (isLoading) return <AccessPending text={text('loading')} />
  return user ? children : <Navigate to={withReturnTo('/auth', location)} replace />
}
