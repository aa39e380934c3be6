// @vitest-environment jsdom
import type { User } from '@supabase/auth-js'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import { type Auth, AuthContext } from '../../api/session/use-auth.ts'
import { renderOn } from '../../ui/testing/on-device.tsx'
import { EmailSection } from './email-section.tsx'

afterEach(cleanup)

const ANA = { id: 'ana', email: 'ana@sojourn.example' } as User

const show = (user: User) =>
  renderOn(
    'desk',
    <AuthContext value={{ user, session: null, isLoading: false } as Auth}>
      <EmailSection user={user} />
    </AuthContext>,
  )

it('says which address waits for its links, also after the message is gone', () => {
  show({ ...ANA, new_email: 'ana@elsewhere.example' })
  expect(screen.getByText('Now: ana@sojourn.example')).toBeTruthy()
  expect(screen.getByText(/^It becomes ana@elsewhere\.example once/)).toBeTruthy()
})

it('speaks of no change that nobody asked for', () => {
  show(ANA)
  expect(screen.queryByText(/^It becomes/)).toBeNull()
})
