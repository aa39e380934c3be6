import { type ReactNode, useEffect, useState } from 'react'

import { backend } from '../../../api/backend.ts'
import { usePageConfig } from '../../../api/page-config.tsx'
import { useAuth } from '../session/use-auth.ts'
import { askOnce } from './ask-once.ts'
import { loadRoles } from './load-roles.ts'
import { hasAccess, highestRole, roleFlags, type StaffRole } from './staff-role.ts'
import { AdminContext } from './use-admin.ts'

type Known = { readonly userId: string; readonly roles: readonly StaffRole[] }

const NONE: readonly StaffRole[] = []

/** Loads the roles of the signed-in traveller; the server checks every action again. */
export function AdminProvider({ children }: { children: ReactNode }) {
  const config = usePageConfig()
  const { user, isLoading } = useAuth()
  const [known, setKnown] = useState<Known | null>(null)
  const userId = user?.id
  useEffect(() => {
    if (!userId) return
    let isCurrent = true
    void askOnce(userId, () => askRoles(config, userId)).then((roles) => {
      if (isCurrent) setKnown({ userId, roles })
    })
    return () => {
      isCurrent = false
    }
  }, [config, userId])

  // Roles of a previous account do not apply.
  const isKnown = userId !== undefined && known?.userId === userId
  const roles = isKnown ? known.roles : NONE
  const role = highestRole(roles)
  const admin = {
    ...roleFlags(roles),
    role,
    isLoading: isLoading || (userId !== undefined && !isKnown),
    hasAccess: hasAccess.bind(null, role),
  }
  return <AdminContext value={admin}>{children}</AdminContext>
}

async function askRoles(config: Parameters<typeof backend>[0], userId: string): Promise<readonly StaffRole[]> {
  try {
    return await loadRoles(await backend(config), userId)
  } catch (error) {
    console.error('the roles could not be asked for', error)
    return NONE
  }
}
