/** Highest first (spec/shell.md section 6). Without any of them a traveller is a plain `user`. */
export const STAFF_ROLES = ['owner', 'admin', 'support', 'marketing', 'content_editor', 'analyst'] as const

export type StaffRole = (typeof STAFF_ROLES)[number]
export type Role = StaffRole | 'user'

const LEVELS: Readonly<Record<Role, number>> = {
  owner: 6,
  admin: 5,
  support: 4,
  marketing: 4,
  content_editor: 4,
  analyst: 3,
  user: 1,
}

export type RoleFlags = {
  readonly isOwner: boolean
  readonly isAdmin: boolean
  readonly isSupport: boolean
  readonly isMarketing: boolean
  readonly isContentEditor: boolean
  readonly isAnalyst: boolean
}

export function highestRole(held: readonly StaffRole[]): Role {
  return STAFF_ROLES.find((role) => held.includes(role)) ?? 'user'
}

/** Meets or exceeds the level of the requested role. */
export function hasAccess(role: Role, asked: Role): boolean {
  return LEVELS[role] >= LEVELS[asked]
}

/** Owner and admin have the rights of every role; the others only their own. */
export function roleFlags(held: readonly StaffRole[]): RoleFlags {
  const isOwner = held.includes('owner')
  const isAdmin = isOwner || held.includes('admin')
  const is = (role: StaffRole): boolean => isAdmin || held.includes(role)
  return {
    isOwner,
    isAdmin,
    isSupport: is('support'),
    isMarketing: is('marketing'),
    isContentEditor: is('content_editor'),
    isAnalyst: is('analyst'),
  }
}
