// @vitest-environment jsdom
import { AuthApiError, AuthRetryableFetchError } from '@supabase/auth-js'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'

import { PageConfigProvider } from '../../api/page-config.tsx'
import { requireSignIn } from '../../api/session/require-sign-in.ts'
import { LOADING, SIGNED_OUT, type SessionState, signedIn } from '../../api/session/session-state.ts'
import { type Auth, AuthContext } from '../../api/session/use-auth.ts'
import { DESK_CONFIG } from '../../api/testing/desk-config.ts'
import { toastQueue } from '../../ui/toast-queue.ts'
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

it('keeps a wish for after the sign-up only while one is asked for, and drops it when the dialog is closed', async () => {
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
    'Please check your e-mail and verify your address. This device has had its free trial, so this account begins with the free plan.',
  ])
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
