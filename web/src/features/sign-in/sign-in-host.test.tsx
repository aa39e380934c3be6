// @vitest-environment jsdom
import { AuthApiError, AuthRetryableFetchError } from '@supabase/auth-js'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'

import { DESKTOP_CONFIG } from '../../../test/desktop-config.ts'
import { PageProviders } from '../../../test/page-providers.tsx'
import { requireSignIn } from '../../entities/traveller/session/require-sign-in.ts'
import { LOADING, SIGNED_OUT, type SessionState, signedIn } from '../../entities/traveller/session/session-state.ts'
import { type Auth, AuthContext } from '../../entities/traveller/session/use-auth.ts'
import { toastQueue } from '../../ui/overlay/toast-queue.ts'
import { SignInHost } from './sign-in-host.tsx'

// The first test that opens the dialog loads it, which takes long on a busy machine.
beforeAll(() => import('./auth-dialog.tsx'))
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
afterEach(cleanup)

const ANA = signedIn({ access_token: 'a', refresh_token: 'r', user: { id: 'ana' } } as Parameters<typeof signedIn>[0])

const save = vi.fn<() => void>()
const page = (state: SessionState) => (
  <MemoryRouter>
    <PageProviders config={DESKTOP_CONFIG}>
      <AuthContext value={{ ...state } as Auth}>
        <button type="button" data-locked="Trip" onClick={save}>
          <span>Save trip</span>
        </button>
        <SignInHost />
      </AuthContext>
    </PageProviders>
  </MemoryRouter>
)
const DIALOG = { name: 'Save Trip & Get Free Trial' }

afterEach(() => save.mockClear())

it('holds a locked click, asks to sign in, and replays the click afterwards, once', async () => {
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

it('drops the click when the dialog is closed', async () => {
  const { rerender } = render(page(SIGNED_OUT))
  fireEvent.click(screen.getByText('Save trip'))
  fireEvent.keyDown(await screen.findByRole('dialog', DIALOG), { key: 'Escape' })
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  rerender(page(ANA))
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(save).not.toHaveBeenCalled()
})

it('ignores the click of a signed-in traveller', () => {
  render(page(ANA))
  fireEvent.click(screen.getByText('Save trip'))
  expect(save).toHaveBeenCalledOnce()
})

it('holds the click until the session is known', async () => {
  const { rerender } = render(page(LOADING))
  fireEvent.click(screen.getByText('Save trip'))
  expect(save).not.toHaveBeenCalled()
  rerender(page(ANA))
  await vi.waitFor(() => expect(save).toHaveBeenCalledOnce())
})

it('keeps a pending action for after the sign-up only while one is in progress, and drops it when the dialog is closed', async () => {
  let finish: (outcome: { error: Error | null; trial?: string }) => void = () => undefined
  const signUp = () => new Promise((resolve) => (finish = resolve))
  const state = { ...SIGNED_OUT, signUp } as unknown as SessionState
  render(page(state))
  const wish = { keep: vi.fn(), drop: vi.fn() }
  const openAndSend = async () => {
    act(() => void requireSignIn('Places', wish))
    const dialog = await screen.findByRole('dialog')
    const form = screen.getByRole('tabpanel')
    const values = { email: 'ana@s.example', password: 'Tagus-river-7', repeated: 'Tagus-river-7' }
    for (const [name, value] of Object.entries(values))
      fireEvent.input(form.querySelector(`input[name="${name}"]`)!, { target: { value } })
    expect(wish.keep).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Start my free trial' }))
    expect(wish.keep).toHaveBeenCalledOnce()
    return dialog
  }
  const lost = await openAndSend()
  await act(async () => finish({ error: new AuthRetryableFetchError('Failed to fetch', 0) }))
  expect(wish.drop).not.toHaveBeenCalled()
  fireEvent.keyDown(lost, { key: 'Escape' })
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  for (const done of [wish.keep, wish.drop]) done.mockClear()
  const dialog = await openAndSend()
  await act(async () => finish({ error: new AuthApiError('Signups are closed', 422, 'signup_disabled') }))
  expect(wish.drop).toHaveBeenCalledOnce()
  fireEvent.keyDown(dialog, { key: 'Escape' })
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(wish.drop).toHaveBeenCalledTimes(2)

  for (const done of [wish.keep, wish.drop]) done.mockClear()
  await openAndSend()
  await act(async () => finish({ error: null, trial: 'refused' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(wish.drop).not.toHaveBeenCalled()
  const said = toastQueue.read().map((toast) => toast.text)
  expect(said).toEqual([
    'Please check your email and verify your address. This device has already had its free trial, so this account starts on the free plan.',
  ])
})

it('answers a call without an action, with the title of the community', async () => {
  render(page(SIGNED_OUT))
  let answer: boolean | undefined
  act(() => void requireSignIn('').then((isIn) => (answer = isIn)))
  const dialog = await screen.findByRole('dialog', { name: 'Join the Sojourn community' })
  expect(screen.getByRole('tab', { name: 'Sign In' }).getAttribute('aria-selected')).toBe('true')
  fireEvent.keyDown(dialog, { key: 'Escape' })
  await vi.waitFor(() => expect(answer).toBe(false))
})
