// @vitest-environment jsdom
import type { User } from '@supabase/auth-js'
import { cleanup } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'

import { renderOn } from '../../../test/on-device.tsx'
import { type Auth, AuthContext } from '../../entities/traveller/session/use-auth.ts'
import { AccountSettings } from './account-settings.tsx'

/** Never answers: a late request would outlive the test. */
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
])('scrolls to the section in %s once it is rendered', (address, expected) => {
  const seen: string[] = []
  Element.prototype.scrollIntoView = function () {
    seen.push(this.id)
  }
  const { rerender } = renderOn('phone', page(address, null))
  expect(seen).toEqual([])
  rerender(page(address, ANA))
  expect(seen).toEqual(expected)
})
