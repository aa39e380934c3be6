import { expect, it } from 'vitest'

import { movedTarget } from './moved-target.ts'

it.each([
  ['/help-center', { search: '', hash: '' }, '/help-center'],
  ['/help-center', { search: '?topic=trial&a=1&a=2', hash: '#refunds' }, '/help-center?topic=trial&a=1&a=2#refunds'],
  ['/dashboard-admin?tab=chat', { search: '?from=mail' }, '/dashboard-admin?tab=chat&from=mail'],
  ['/dashboard-admin?tab=chat', { search: '?tab=users' }, '/dashboard-admin?tab=chat'],
])('%s after %o', (to, place, target) => expect(movedTarget(to, place)).toBe(target))
