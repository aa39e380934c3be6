import { createContext, useContext } from 'react'

import type { Role, RoleFlags } from './staff-role.ts'

export type Admin = RoleFlags & {
  /** The highest of the roles held. */
  readonly role: Role
  readonly isLoading: boolean
  readonly hasAccess: (asked: Role) => boolean
}

export const AdminContext = createContext<Admin | undefined>(undefined)

export function useAdmin(): Admin {
  const admin = useContext(AdminContext)
  if (!admin) throw new Error('useAdmin must be used within an AdminProvider')
  return admin
}
