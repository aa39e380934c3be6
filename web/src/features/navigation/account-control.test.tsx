// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'

import { renderOn } from '../../../test/on-device.tsx'
import { AuthProvider } from '../../entities/traveller/session/auth-provider.tsx'
import { AccountControl } from './account-control.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('links new visitors to the sign-up tab and others to sign in', () => {
  renderOn(
    'desktop',
    <MemoryRouter>
      <AuthProvider>
        <AccountControl />
      </AuthProvider>
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: 'GET STARTED' }).getAttribute('href')).toBe('/auth?tab=sign-up')
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth')
})

it('moves the focus into the list with the first Enter, which also loads its script', async () => {
  renderOn(
    'desktop',
    <MemoryRouter>
      <AuthProvider>
        <AccountControl />
      </AuthProvider>
    </MemoryRouter>,
  )
  const button = screen.getByRole('button', { name: 'Account', hidden: true })
  button.focus()
  // The click event that a browser fires for Enter on a button.
  fireEvent.click(button, { detail: 0 })
  const first = await screen.findByRole('menuitem', { name: 'My Dashboard' })
  await vi.waitFor(() => expect(document.activeElement).toBe(first))
})
