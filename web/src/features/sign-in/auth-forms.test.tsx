// @vitest-environment jsdom
import { AuthApiError, type AuthError } from '@supabase/auth-js'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { DESKTOP_CONFIG } from '../../../test/desktop-config.ts'
import { PageProviders } from '../../../test/page-providers.tsx'
import type { TrialOffer } from '../../entities/traveller/session/ask-trial-offer.ts'
import type { NewAccount } from '../../entities/traveller/session/session-actions.ts'
import { SIGNED_OUT } from '../../entities/traveller/session/session-state.ts'
import { type Auth, AuthContext } from '../../entities/traveller/session/use-auth.ts'
import { AuthForms, type AuthView } from './auth-forms.tsx'

let sent: unknown[] = []
let refusal: AuthError | null = null
let trial: TrialOffer = 'starts'
beforeEach(() => {
  sent = []
  refusal = null
  trial = 'starts'
})
afterEach(cleanup)

const auth: Auth = {
  ...SIGNED_OUT,
  signIn: async (...input) => ({ error: (sent.push(input), refusal) }),
  signUp: async (account: NewAccount) => {
    sent.push(account)
    return refusal ? { error: refusal } : { error: null, trial }
  },
  signOut: async () => true,
}

function Forms() {
  const [view, setView] = useState<AuthView>('sign-in')
  return <AuthForms view={view} onView={setView} />
}

const open = () =>
  render(
    <MemoryRouter>
      <PageProviders config={DESKTOP_CONFIG}>
        <AuthContext value={auth}>
          <Forms />
        </AuthContext>
      </PageProviders>
    </MemoryRouter>,
  )
const panel = () => screen.getByRole('tabpanel')
const field = (name: string) => {
  const found = [...panel().querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)]
  return found[0] ?? document.createElement('input')
}
const fill = (values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) fireEvent.input(field(name), { target: { value } })
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('Sign In', () => {
  it('names the missing field, and focuses it', () => {
    open()
    press('Sign In')
    expect(screen.getByText('Enter your email address.')).toBeTruthy()
    expect(screen.getByText('Enter your password.')).toBeTruthy()
    expect(document.activeElement).toBe(field('email'))
    expect(sent).toEqual([])
  })

  it("sends the typed values, and shows the server's message", async () => {
    refusal = new AuthApiError('Invalid login credentials', 400, 'invalid_credentials')
    open()
    fill({ email: 'ana@s.example', password: ' my password ' })
    press('Sign In')
    expect((await screen.findByRole('alert')).textContent).toContain('Invalid login credentials')
    expect(sent).toEqual([['ana@s.example', ' my password ']])
    expect(document.activeElement).toBe(field('password'))
  })

  it('offers to resend the mail while the address is not verified', async () => {
    refusal = new AuthApiError('Email not confirmed', 400, 'email_not_confirmed')
    open()
    fill({ email: 'ana@s.example', password: 'x' })
    press('Sign In')
    expect(await screen.findByRole('button', { name: 'Send the email again' })).toBeTruthy()
  })

  it('drops old messages of a tab that was left, and keeps the typed values', async () => {
    refusal = new AuthApiError('Invalid login credentials', 400, 'invalid_credentials')
    open()
    fill({ email: 'ana@s.example', password: 'x' })
    press('Sign In')
    await screen.findByRole('alert')
    fireEvent.click(screen.getByRole('tab', { name: 'Sign Up' }))
    expect(screen.queryByText(/Invalid login credentials/)).toBeNull()
    press('Start my free trial')
    expect(screen.getByText('Enter your email address.')).toBeTruthy()
    fireEvent.click(screen.getByRole('tab', { name: 'Sign In' }))
    expect(screen.queryAllByRole('alert', { hidden: true })).toEqual([])
    expect(field('email').value).toBe('ana@s.example')
  })

  it('passes the address on to the password reset', () => {
    open()
    fill({ email: 'ana@s.example' })
    press('Forgotten your password?')
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ana@s.example')
    press('Back to sign in')
    expect(screen.getByRole('tab', { name: 'Sign In', selected: true })).toBeTruthy()
  })

  it('supports password managers and shows the password on demand', () => {
    open()
    expect(field('email').autocomplete).toBe('username')
    expect(field('password').autocomplete).toBe('current-password')
    expect(field('password').type).toBe('password')
    press('Show password')
    expect(field('password').type).toBe('text')
  })
})

describe('Sign Up', () => {
  beforeEach(() => {
    open()
    fireEvent.click(screen.getByRole('tab', { name: 'Sign Up' }))
  })
  const mail = { email: 'ana@s.example' }

  it.each([
    ['Tagus-7', 'Tagus-8', 'Passwords do not match', 'repeated'],
    ['Tagus-7', 'Tagus-7', 'Password must be at least 8 characters', 'password'],
    [
      'tagusriver',
      'tagusriver',
      'Please choose a stronger password. Include uppercase, lowercase, numbers, and special characters.',
      'password',
    ],
  ])('%s and %s: %s', (password, repeated, message, name) => {
    fill({ ...mail, password, repeated })
    press('Start my free trial')
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([message])
    expect(document.activeElement).toBe(field(name))
    expect(sent).toEqual([])
  })

  it('rates the password while typing', () => {
    fill({ password: 'Abcdefgh' })
    expect(screen.getByText('Medium strength')).toBeTruthy()
    fill({ password: 'Abcdefg1' })
    expect(screen.getByText('Strong password')).toBeTruthy()
  })

  it('sends the account, then asks to check the mailbox', async () => {
    fill({ ...mail, name: ' Ana Silva ', password: 'Tagus-river-7', repeated: 'Tagus-river-7' })
    press('Start my free trial')
    expect(await screen.findByText(/verify your address. Your 7-day free trial starts now/)).toBeTruthy()
    expect(sent).toEqual([{ email: 'ana@s.example', password: 'Tagus-river-7', fullName: 'Ana Silva' }])
  })

  it.each([
    ['refused', 'This device has already had its free trial, so this account starts on the free plan.'],
    ['unknown', 'Open it to verify your address.'],
  ] as const)('promises no trial when it is %s', async (offer, said) => {
    trial = offer
    fill({ ...mail, password: 'Tagus-river-7', repeated: 'Tagus-river-7' })
    press('Start my free trial')
    const news = await screen.findByText(/We have sent a link to ana@s.example/)
    expect(news.textContent?.endsWith(said)).toBe(true)
    expect(news.textContent).not.toContain('starts now')
  })

  it('shows a refused password beside the password', async () => {
    refusal = new AuthApiError('This password is one of the most common ones', 422, 'weak_password')
    fill({ ...mail, password: 'Password1', repeated: 'Password1' })
    press('Start my free trial')
    await waitFor(() => expect(document.activeElement).toBe(field('password')))
    expect(screen.getByRole('alert').textContent).toBe('This password is one of the most common ones')
  })
})
