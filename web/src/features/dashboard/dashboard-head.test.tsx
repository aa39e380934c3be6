// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'

import { DESKTOP_CONFIG } from '../../../test/desktop-config.ts'
import { PageProviders } from '../../../test/page-providers.tsx'
import { type Auth, AuthContext } from '../../entities/traveller/session/use-auth.ts'
import { accountKey, queryClient } from '../../offline/query-client.ts'
import { DashboardHead } from './dashboard-head.tsx'

const ID = 'who-is-welcome'
vi.mock('../../api/backend.ts', () => ({ backend: () => new Promise(() => undefined) }))

afterEach(() => {
  cleanup()
  queryClient.clear()
})

it.each([
  ['as at sign-up until the profile is known', null, false, 'Welcome, Ana Silva'],
  ['as the profile has it', 'Berta Costa', true, 'Welcome, Berta Costa'],
  ['without the name that was taken out of it', null, true, 'Welcome back'],
])('welcomes %s', (_, fullName, isReady, heading) => {
  if (isReady) queryClient.setQueryData(accountKey(ID, 'profile'), { full_name: fullName })
  const user = { id: ID, user_metadata: { full_name: 'Ana Silva' } } as unknown as Auth['user']
  render(
    <PageProviders config={DESKTOP_CONFIG}>
      <AuthContext value={{ user, session: null, isLoading: false } as Auth}>
        <MemoryRouter>
          <DashboardHead />
        </MemoryRouter>
      </AuthContext>
    </PageProviders>,
  )
  expect(screen.getByRole('heading').textContent).toBe(heading)
})
