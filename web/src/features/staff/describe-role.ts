import { STAFF_ROLES, type StaffRole } from '../../entities/traveller/roles/staff-role.ts'
import { staffText as text } from '../../entities/traveller/roles/staff-text.ts'

export function nameRole(role: string): string {
  return role.replaceAll('_', ' ')
}

/** The database decides; roles that it would refuse are not offered. */
export function grantableRoles(isOwner: boolean): readonly StaffRole[] {
  return STAFF_ROLES.filter((role) => canGrant(role, isOwner))
}

export function canGrant(role: string, isOwner: boolean): boolean {
  return isOwner || (role !== 'owner' && role !== 'admin')
}

/** Postgres codes, whose messages are for programmers. */
const REFUSALS = {
  '42501': 'roles.above',
  '23505': 'roles.twice',
  '23503': 'roles.gone',
  '23001': 'roles.last-owner',
} as const

type Refusal = { readonly message: string; readonly code?: string }

/** Why a role was not granted or revoked. Without a code there was no answer from the server. */
export function describeRefusal({ code, message }: Refusal): string {
  const known = REFUSALS[code as keyof typeof REFUSALS]
  if (known) return text(known)
  return code ? text('roles.refused', { reason: message }) : text('roles.away')
}
