import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'

import { needsSecondFactor } from '../../api/session/needs-second-factor.ts'
import { accessText as text } from '../../entities/traveller/access-text.ts'
import { AdminProvider } from '../../entities/traveller/roles/admin-provider.tsx'
import { useAdmin } from '../../entities/traveller/roles/use-admin.ts'
import { useAuth } from '../../entities/traveller/session/use-auth.ts'
import { AccessDenied } from './access-denied.tsx'
import { AccessPending } from './access-pending.tsx'
import { withReturnTo } from './with-return-to.ts'

type Props = { readonly children: ReactNode }

/** Requires the support flag: support, admin or owner. Children may call `useAdmin`. */
export function RequireStaff({ children }: Props) {
  return (
    <AdminProvider>
      <StaffGate>{children}</StaffGate>
    </AdminProvider>
  )
}

function StaffGate({ children }: Props) {
  const { session, isLoading } = useAuth()
  const { isSupport, isLoading: isAsking } = useAdmin()
  const location = useLocation()
  if (isLoading) return <AccessPending text={text('verifying')} />
  if (!session || needsSecondFactor(session)) return <Navigate to={withReturnTo('/admin-login', location)} replace />
  if (isAsking) return <AccessPending text={text('verifying')} />
  return isSupport ? children : <AccessDenied email={session.user.email ?? ''} />
}
