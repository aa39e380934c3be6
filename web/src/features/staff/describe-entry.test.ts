import { describe, expect, it } from 'vitest'

import { describeAction, describeSubject } from './describe-entry.ts'

const ACCOUNT = '44690a29-1d6b-489e-9f4e-00a9b62e5861'

describe('describeAction', () => {
  it.each([
    ['role.granted', { role: 'content_editor' }, 'Role granted: content editor'],
    ['role.revoked', { role: 'support' }, 'Role revoked: support'],
    ['payment.refunded', { account: ACCOUNT }, 'Payment refunded'],
    ['discount.mailed', { percentOff: 20 }, '20% off emailed'],
    ['account.deleted', {}, 'Account deleted'],
    ['access.denied', { method: 'PATCH' }, 'Refused: PATCH'],
    ['access.denied', { function: 'staff-payments' }, 'Refused: staff-payments'],
    ['campaign.changed', { name: 'Spring', state: 'scheduled' }, 'Campaign changed: Spring, scheduled'],
    ['redirect.created', { to: '/new' }, 'Redirect created: /new'],
    ['subscribers.exported', { rows: 12 }, 'Subscribers exported: 12'],
    ['pack.removed', { pack: 'monaco', size: 3 }, 'pack.removed pack: monaco, size: 3'],
    ['pack.removed', {}, 'pack.removed'],
  ])('%s %j reads "%s"', (action, details, words) => {
    expect(describeAction({ action, details })).toBe(words)
  })
})

describe('describeSubject', () => {
  it.each([
    ['user', ACCOUNT, 'Account 44690a29'],
    ['payment', 'sub_1', 'payment sub_1'],
    ['payment', 'no account', 'An address without an account'],
    ['table', 'public.user_roles', 'table public.user_roles'],
  ])('%s %s reads "%s"', (subject_type, subject_id, words) => {
    expect(describeSubject({ subject_type, subject_id })).toBe(words)
  })
})
