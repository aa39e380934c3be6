import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'

import { accessText as text } from '../../entities/traveller/access-text.ts'
import { useAuth } from '../../entities/traveller/session/use-auth.ts'
import { AccessPending } from './access-pending.tsx'
import { withReturnTo } from './with-return-to.ts'

/** Only for signed-in travellers; others return here after the sign-in. */
export function RequireLogin({ children }: { children: ReactNode }) {
  const { user, isLoading } = useAuth()
  const location = useLocation()
  if (isLoading) return <AccessPending text={text('loading')} />
  return user ? children : <Navigate to={withReturnTo('/auth', location)} replace />
}
