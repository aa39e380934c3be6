// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'

import { AuthProvider } from '../../api/session/auth-provider.tsx'
import { renderOn } from '../../ui/testing/on-device.tsx'
import { AccountControl } from './account-control.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('leads newcomers to the sign-up tab and the others to sign in', () => {
  renderOn(
    'desk',
    <MemoryRouter>
      <AuthProvider>
        <AccountControl />
      </AuthProvider>
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: 'GET STARTED' }).getAttribute('href')).toBe('/auth?tab=sign-up')
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth')
})

it('enters the list with the first Enter, which also has its script fetched', async () => {
  renderOn(
    'desk',
    <MemoryRouter>
      <AuthProvider>
        <AccountControl />
      </AuthProvider>
    </MemoryRouter>,
  )
  const button = screen.getByRole('button', { name: 'Account', hidden: true })
  button.focus()
  // What the browser makes of Enter on a button.
  fireEvent.click(button, { detail: 0 })
  const first = await screen.findByRole('menuitem', { name: 'My Dashboard' })
  await vi.waitFor(() => expect(document.activeElement).toBe(first))
})
