// @vitest-environment jsdom
import type { User } from '@supabase/auth-js'
import { cleanup } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'

import { type Auth, AuthContext } from '../../api/session/use-auth.ts'
import { renderOn } from '../../ui/testing/on-device.tsx'
import { AccountSettings } from './account-settings.tsx'

/** Never answers: what is asked late would outlive the test. */
vi.mock('./call-account.ts', () => ({ callAccount: () => new Promise(() => undefined) }))

const ANA = { id: 'ana', email: 'ana@s.example', app_metadata: {}, user_metadata: {}, created_at: '' } as User

const page = (address: string, user: User | null) => (
  <AuthContext value={{ user, session: null, isLoading: false } as Auth}>
    <MemoryRouter initialEntries={[address]}>
      <AccountSettings />
    </MemoryRouter>
  </AuthContext>
)

afterEach(cleanup)

it.each([
  ['/settings#devices', ['devices']],
  ['/settings#nothing', []],
  ['/settings', []],
])('goes to the section that %s names as soon as it is there', (address, expected) => {
  const seen: string[] = []
  Element.prototype.scrollIntoView = function () {
    seen.push(this.id)
  }
  const { rerender } = renderOn('phone', page(address, null))
  expect(seen).toEqual([])
  rerender(page(address, ANA))
  expect(seen).toEqual(expected)
})
