// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'

import { PageConfigProvider } from '../../api/page-config.tsx'
import { profileStore } from '../../api/profile/profile-store.ts'
import { EMPTY_PROFILE } from '../../api/profile/profile.ts'
import { type Auth, AuthContext } from '../../api/session/use-auth.ts'
import { DESK_CONFIG } from '../../api/testing/desk-config.ts'
import { DashboardHead } from './dashboard-head.tsx'

const ID = 'who-is-welcome'
const NOBODY = profileStore.getOnServer()

afterEach(() => {
  cleanup()
  profileStore.set(NOBODY)
})

it.each([
  ['as at sign-up until the profile is known', null, false, 'Welcome, Ana Silva'],
  ['as the profile has it', 'Berta Costa', true, 'Welcome, Berta Costa'],
  ['without the name that was taken out of it', null, true, 'Welcome back'],
])('welcomes %s', (_, fullName, isReady, heading) => {
  profileStore.set({ ...NOBODY, userId: ID, isReady, profile: { ...EMPTY_PROFILE, fullName } })
  const user = { id: ID, user_metadata: { full_name: 'Ana Silva' } } as unknown as Auth['user']
  render(
    <PageConfigProvider config={DESK_CONFIG}>
      <AuthContext value={{ user, session: null, isLoading: false } as Auth}>
        <MemoryRouter>
          <DashboardHead />
        </MemoryRouter>
      </AuthContext>
    </PageConfigProvider>,
  )
  expect(screen.getByRole('heading').textContent).toBe(heading)
})
