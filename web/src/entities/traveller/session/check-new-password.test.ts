import { expect, it } from 'vitest'

import { checkNewPassword } from './check-new-password.ts'

it.each([
  ['Tagus-river-7', 'Tagus-river-8', 'mismatch'],
  ['Tagus-7', 'Tagus-7', 'short'],
  ['tagusriver', 'tagusriver', 'weak'],
  ['Tagusriver', 'Tagusriver', null],
  ['Tagus-river-7', 'Tagus-river-7', null],
])('%s and %s: %s', (password, repeated, problem) => expect(checkNewPassword(password, repeated)).toBe(problem))
