// @vitest-environment jsdom
import type { User } from '@supabase/auth-js'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import { renderOn } from '../../../test/on-device.tsx'
import { type Auth, AuthContext } from '../../entities/traveller/session/use-auth.ts'
import { EmailSection } from './email-section.tsx'

afterEach(cleanup)

const ANA = { id: 'ana', email: 'ana@sojourn.example' } as User

const show = (user: User) =>
  renderOn(
    'desktop',
    <AuthContext value={{ user, session: null, isLoading: false } as Auth}>
      <EmailSection user={user} />
    </AuthContext>,
  )

it('shows the address that waits for confirmation, also after the toast is gone', () => {
  show({ ...ANA, new_email: 'ana@elsewhere.example' })
  expect(screen.getByText('Now: ana@sojourn.example')).toBeTruthy()
  expect(screen.getByText(/^It becomes ana@elsewhere\.example once/)).toBeTruthy()
})

it('mentions no change that was not requested', () => {
  show(ANA)
  expect(screen.queryByText(/^It becomes/)).toBeNull()
})
