// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'

import { DESKTOP_CONFIG } from '../../../test/desktop-config.ts'
import { PageProviders } from '../../../test/page-providers.tsx'
import { requireSignIn } from '../../entities/traveller/session/require-sign-in.ts'
import { SIGNED_OUT } from '../../entities/traveller/session/session-state.ts'
import { type Auth, AuthContext } from '../../entities/traveller/session/use-auth.ts'
import { toastQueue } from '../../ui/overlay/toast-queue.ts'
import { hostText } from './sign-in-host-text.ts'
import { SignInHost } from './sign-in-host.tsx'

vi.mock('./auth-dialog.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module')
})
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
afterEach(cleanup)

it('says that signing in needs a connection, and keeps the page, when the dialog cannot load', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  render(
    <MemoryRouter>
      <PageProviders config={DESKTOP_CONFIG}>
        <AuthContext value={{ ...SIGNED_OUT } as Auth}>
          <button type="button" data-locked="Trip">
            Save trip
          </button>
          <SignInHost />
        </AuthContext>
      </PageProviders>
    </MemoryRouter>,
  )
  const drop = vi.fn<() => void>()
  fireEvent.click(screen.getByText('Save trip'))
  expect(await requireSignIn('Places', { keep: () => undefined, drop })).toBe(false)
  expect(drop).toHaveBeenCalledOnce()
  expect(screen.getByText('Save trip')).toBeTruthy()
  expect(toastQueue.read().map((toast) => toast.text)).toContain(hostText('missing'))
})
