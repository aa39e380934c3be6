// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'

import { PageConfigProvider } from '../../api/page-config.tsx'
import { requireSignIn } from '../../api/session/require-sign-in.ts'
import { LOADING, SIGNED_OUT, type SessionState, signedIn } from '../../api/session/session-state.ts'
import { type Auth, AuthContext } from '../../api/session/use-auth.ts'
import { DESK_CONFIG } from '../../api/testing/desk-config.ts'
import { SignInHost } from './sign-in-host.tsx'

// The dialog is fetched by the first test that opens it, and on a busy machine that takes its time.
beforeAll(() => import('./auth-dialog.tsx'))
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
afterEach(cleanup)

const ANA = signedIn({ access_token: 'a', refresh_token: 'r', user: { id: 'ana' } } as Parameters<typeof signedIn>[0])

const save = vi.fn<() => void>()
const page = (state: SessionState) => (
  <MemoryRouter>
    <PageConfigProvider config={DESK_CONFIG}>
      <AuthContext value={{ ...state } as Auth}>
        <button type="button" data-locked="Trip" onClick={save}>
          <span>Save trip</span>
        </button>
        <SignInHost />
      </AuthContext>
    </PageConfigProvider>
  </MemoryRouter>
)
const DIALOG = { name: 'Save Trip & Get Free Trial' }

afterEach(() => save.mockClear())

it('keeps a locked click, asks to sign in, and makes the click afterwards, once', async () => {
  const { rerender } = render(page(SIGNED_OUT))
  fireEvent.click(screen.getByText('Save trip'))
  expect(await screen.findByRole('dialog', DIALOG)).toBeTruthy()
  expect(screen.getByText('Full premium access, and no credit card')).toBeTruthy()
  expect(save).not.toHaveBeenCalled()
  rerender(page(ANA))
  await vi.waitFor(() => expect(save).toHaveBeenCalledOnce())
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  rerender(page(SIGNED_OUT))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('forgets the click when the dialog is closed', async () => {
  const { rerender } = render(page(SIGNED_OUT))
  fireEvent.click(screen.getByText('Save trip'))
  fireEvent.keyDown(await screen.findByRole('dialog', DIALOG), { key: 'Escape' })
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  rerender(page(ANA))
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(save).not.toHaveBeenCalled()
})

it('leaves the click alone for whoever is signed in', () => {
  render(page(ANA))
  fireEvent.click(screen.getByText('Save trip'))
  expect(save).toHaveBeenCalledOnce()
})

it('waits with the click until it is known who is there', async () => {
  const { rerender } = render(page(LOADING))
  fireEvent.click(screen.getByText('Save trip'))
  expect(save).not.toHaveBeenCalled()
  rerender(page(ANA))
  await vi.waitFor(() => expect(save).toHaveBeenCalledOnce())
})

it('answers code that asks, with the title of the community when it names no occasion', async () => {
  render(page(SIGNED_OUT))
  let answer: boolean | undefined
  act(() => void requireSignIn('').then((isIn) => (answer = isIn)))
  const dialog = await screen.findByRole('dialog', { name: 'Join the Sojourn community' })
  expect(screen.getByRole('tab', { name: 'Sign In' }).getAttribute('aria-selected')).toBe('true')
  fireEvent.keyDown(dialog, { key: 'Escape' })
  await vi.waitFor(() => expect(answer).toBe(false))
})
