import { describe, expect, it } from 'vitest'

import { hasAccess, highestRole, type Role, roleFlags, STAFF_ROLES, type StaffRole } from './staff-role.ts'

const NO_FLAGS = {
  isOwner: false,
  isAdmin: false,
  isSupport: false,
  isMarketing: false,
  isContentEditor: false,
  isAnalyst: false,
}
const ADMIN_FLAGS = {
  isOwner: false,
  isAdmin: true,
  isSupport: true,
  isMarketing: true,
  isContentEditor: true,
  isAnalyst: true,
}

describe('roleFlags', () => {
  it.each<[StaffRole, typeof NO_FLAGS]>([
    ['owner', { ...ADMIN_FLAGS, isOwner: true }],
    ['admin', ADMIN_FLAGS],
    ['support', { ...NO_FLAGS, isSupport: true }],
    ['marketing', { ...NO_FLAGS, isMarketing: true }],
    ['content_editor', { ...NO_FLAGS, isContentEditor: true }],
    ['analyst', { ...NO_FLAGS, isAnalyst: true }],
  ])('%s', (role, flags) => expect(roleFlags([role])).toEqual(flags))

  it('combines the flags of several roles, and is empty for none', () => {
    expect(roleFlags(['support', 'analyst'])).toEqual({ ...NO_FLAGS, isSupport: true, isAnalyst: true })
    expect(roleFlags([])).toEqual(NO_FLAGS)
  })
})

describe('highestRole', () => {
  it.each(STAFF_ROLES.map((role, index) => [role, STAFF_ROLES.slice(index)] as const))('%s', (role, held) => {
    expect(highestRole(held.toReversed())).toBe(role)
  })
  it('is user without roles', () => expect(highestRole([])).toBe('user'))
})

describe('hasAccess', () => {
  const passes: Readonly<Record<Role, readonly Role[]>> = {
    owner: ['owner', 'admin', 'support', 'marketing', 'content_editor', 'analyst', 'user'],
    admin: ['admin', 'support', 'marketing', 'content_editor', 'analyst', 'user'],
    support: ['support', 'marketing', 'content_editor', 'analyst', 'user'],
    marketing: ['support', 'marketing', 'content_editor', 'analyst', 'user'],
    content_editor: ['support', 'marketing', 'content_editor', 'analyst', 'user'],
    analyst: ['analyst', 'user'],
    user: ['user'],
  }
  const roles: readonly Role[] = [...STAFF_ROLES, 'user']
  it.each(roles.flatMap((role) => roles.map((asked) => [role, asked, passes[role].includes(asked)] as const)))(
    '%s requesting %s: %s',
    (role, asked, isAllowed) => expect(hasAccess(role, asked)).toBe(isAllowed),
  )
})
