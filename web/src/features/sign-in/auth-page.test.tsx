// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { PageProviders } from '../../../test/page-providers.tsx'
import { SIGNED_OUT } from '../../entities/traveller/session/session-state.ts'
import { type Auth, AuthContext } from '../../entities/traveller/session/use-auth.ts'
import { requestOverlay } from '../../ui/overlay/overlay-queue.ts'
import { AuthPage } from './auth-page.tsx'

const CONFIG = { supabaseUrl: null, supabaseKey: 'k', origin: 'https://s', locale: 'en', layout: 'desktop' } as const

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('blocks the trial popup until the page is left', async () => {
  const shown: string[] = []
  const page = render(
    <MemoryRouter>
      <PageProviders config={CONFIG}>
        <AuthContext value={SIGNED_OUT as Auth}>
          <AuthPage />
        </AuthContext>
      </PageProviders>
    </MemoryRouter>,
  )
  const popup = requestOverlay('trial-popup', { show: () => shown.push('popup'), hide: () => {} })
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(shown).toEqual([])
  page.unmount()
  await vi.advanceTimersByTimeAsync(1000)
  expect(shown).toEqual(['popup'])
  popup.leave()
})

it('opens the tab in the URL, also when the page is already open', () => {
  render(
    <MemoryRouter initialEntries={['/auth']}>
      <PageProviders config={CONFIG}>
        <AuthContext value={SIGNED_OUT as Auth}>
          <Link to="/auth?tab=sign-up">GET STARTED</Link>
          <AuthPage />
        </AuthContext>
      </PageProviders>
    </MemoryRouter>,
  )
  const selected = (): string | null => screen.getByRole('tab', { selected: true }).textContent
  const getStarted = (): unknown => fireEvent.click(screen.getByRole('link', { name: 'GET STARTED' }))
  expect(selected()).toBe('Sign In')
  getStarted()
  expect(selected()).toBe('Sign Up')
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Sign In' }), { button: 0 })
  fireEvent.click(screen.getByRole('tab', { name: 'Sign In' }))
  expect(selected()).toBe('Sign In')
  // The URL stays the same, but the traveller requested it again.
  getStarted()
  expect(selected()).toBe('Sign Up')
})
