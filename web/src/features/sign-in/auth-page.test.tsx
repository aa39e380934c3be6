// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { PageConfigProvider } from '../../api/page-config.tsx'
import { SIGNED_OUT } from '../../api/session/session-state.ts'
import { type Auth, AuthContext } from '../../api/session/use-auth.ts'
import { requestOverlay } from '../../ui/overlay-queue.ts'
import { AuthPage } from './auth-page.tsx'

const CONFIG = { supabaseUrl: null, supabaseKey: 'k', origin: 'https://s', locale: 'en', layout: 'desktop' } as const

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('keeps the trial popup off the password until the page is left', async () => {
  const shown: string[] = []
  const page = render(
    <MemoryRouter>
      <PageConfigProvider config={CONFIG}>
        <AuthContext value={SIGNED_OUT as Auth}>
          <AuthPage />
        </AuthContext>
      </PageConfigProvider>
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
