// @vitest-environment jsdom
import type { User } from '@supabase/auth-js'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'

import { PageProviders } from '../../../test/page-providers.tsx'
import { type Auth, AuthContext } from '../../entities/traveller/session/use-auth.ts'
import { AccountPage } from './account-page.tsx'

/** Never answers: a late request would outlive the test. */
vi.mock('../../api/backend.ts', () => ({ backend: () => new Promise(() => undefined) }))

const CONFIG = {
  supabaseUrl: null,
  supabaseKey: 'key',
  origin: 'https://s.example',
  locale: 'en-US',
  layout: 'desktop',
} as const
const ANA = {
  id: '0c61384e-f485-45dd-9bda-b6457e1d57fc',
  email: 'ana@s.example',
  created_at: '2026-11-15T09:00:00Z',
  app_metadata: {},
  user_metadata: { full_name: 'Ana Silva' },
} as unknown as User

afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const TRIAL = {
  subscribed: false,
  subscription_tier: 'free',
  is_trial: true,
  trial_used: true,
  trial_end: '2026-11-22T09:00:00Z',
}

function openOn(day: string, answer: object = TRIAL): void {
  vi.useFakeTimers({ now: new Date(day) })
  const user = { ...ANA, id: `${ANA.id}${day}` }
  localStorage.setItem('subscription', JSON.stringify({ owner: user.id, answer }))
  const auth = { user, session: null, isLoading: false } as unknown as Auth
  render(
    <PageProviders config={CONFIG}>
      <AuthContext value={auth}>
        <MemoryRouter>
          <AccountPage user={ANA} />
        </MemoryRouter>
      </AuthContext>
    </PageProviders>,
  )
}

it('shows name, creation date and the account id for staff', () => {
  openOn('2026-11-16T09:00:00Z')
  for (const fact of ['ana@s.example', 'Nov 15, 2026', ANA.id]) expect(screen.getByText(fact)).toBeDefined()
})

it('shows the initials of the name given at sign-up while the profile cannot be loaded', () => {
  openOn('2026-11-16T09:00:00Z')
  expect(screen.getByRole('img', { name: 'Picture of Ana Silva' }).textContent).toBe('AS')
})

it.each([
  ['2026-11-16T09:00:00Z', 'Your trial has 6 days left'],
  ['2026-11-22T08:00:00Z', 'Your trial ends today'],
  ['2026-11-21T09:30:00Z', 'Your trial ends today'],
  ['2026-11-23T09:00:00Z', 'Your trial has ended; you are on the free plan.'],
])('on %s: %s', (day, line) => {
  openOn(day)
  expect(screen.getByText(line)).toBeDefined()
  expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing')
})

it('shows a paid plan', () => {
  openOn('2027-01-01T00:00:00Z', { subscribed: true, subscription_tier: 'Jetsetter' })
  expect(screen.getByText('You are on Jetsetter.')).toBeDefined()
})
