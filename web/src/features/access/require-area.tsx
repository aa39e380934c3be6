import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'

import { AdminProvider } from '../../api/roles/admin-provider.tsx'
import { type Admin, useAdmin } from '../../api/roles/use-admin.ts'
import { needsSecondFactor } from '../../api/session/needs-second-factor.ts'
import { useAuth } from '../../api/session/use-auth.ts'
import { movedTarget } from '../../device/moved-target.ts'
import { useLayout } from '../../device/use-layout.ts'
import { accessText as text } from '../../text/access.ts'
import { AccessDenied } from './access-denied.tsx'
import { AccessPending } from './access-pending.tsx'
import { withReturnTo } from './with-return-to.ts'

type Props = {
  /** Where this area lives inside the dashboard, for those who may enter it. */
  readonly dashboard: string
  /** Who works here without the support flag. */
  readonly allows: (admin: Admin) => boolean
  readonly children: ReactNode
}

/** A tool of the team with a page of its own: on a desk a part of the dashboard, except for those who may not enter that. */
export function RequireArea(props: Props) {
  return (
    <AdminProvider>
      <AreaGate {...props} />
    </AdminProvider>
  )
}

function AreaGate({ dashboard, allows, children }: Props) {
  const layout = useLayout()
  const { session, isLoading } = useAuth()
  const admin = useAdmin()
  const location = useLocation()
  if (isLoading) return <AccessPending text={text('verifying')} />
  // Only after the sign-in is it known whose page this is.
  if (!session || needsSecondFactor(session)) return <Navigate to={withReturnTo('/admin-login', location)} replace />
  if (admin.isLoading) return <AccessPending text={text('verifying')} />
  const worksHere = allows(admin)
  if (layout === 'desktop' && (!worksHere || admin.isSupport))
    return <Navigate to={movedTarget(dashboard, location)} replace />
  return worksHere || admin.isSupport ? children : <AccessDenied email={session.user.email ?? ''} />
}
