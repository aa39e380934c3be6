import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'

import { needsSecondFactor } from '../../api/session/needs-second-factor.ts'
import { movedTarget } from '../../device/hydration/moved-target.ts'
import { useLayout } from '../../device/screen/use-layout.ts'
import { accessText as text } from '../../entities/traveller/access-text.ts'
import { AdminProvider } from '../../entities/traveller/roles/admin-provider.tsx'
import { type Admin, useAdmin } from '../../entities/traveller/roles/use-admin.ts'
import { useAuth } from '../../entities/traveller/session/use-auth.ts'
import { AccessDenied } from './access-denied.tsx'
import { AccessPending } from './access-pending.tsx'
import { withReturnTo } from './with-return-to.ts'

type Props = {
  /** The dashboard tab of this area, for roles that may open the dashboard. */
  readonly dashboard: string
  /** Roles that work here without the support flag. */
  readonly allows: (admin: Admin) => boolean
  readonly children: ReactNode
}

/**
 * A staff tool with its own page: on a desktop it is part of the dashboard, except for roles that may not open that.
 */
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
  // The role is known only after the sign-in.
  if (!session || needsSecondFactor(session)) return <Navigate to={withReturnTo('/admin-login', location)} replace />
  if (admin.isLoading) return <AccessPending text={text('verifying')} />
  const worksHere = allows(admin)
  if (layout === 'desktop' && (!worksHere || admin.isSupport))
    return <Navigate to={movedTarget(dashboard, location)} replace />
  return worksHere || admin.isSupport ? children : <AccessDenied email={session.user.email ?? ''} />
}
