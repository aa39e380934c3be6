import { AuthApiError, type AuthError, AuthRetryableFetchError, AuthWeakPasswordError } from '@supabase/auth-js'
import { expect, it } from 'vitest'

import { rememberWait } from '../../api/session/rate-limit-wait.ts'
import { describeRefusal, type Refusal, waitHint } from './describe-refusal.ts'

it.each<[string, AuthError, Refusal]>([
  [
    'wrong password',
    new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'),
    {
      message: 'Invalid login credentials',
      hint: 'Check the address and the password, or choose a new password.',
      way: 'recover',
    },
  ],
  [
    'not verified',
    new AuthApiError('Email not confirmed', 400, 'email_not_confirmed'),
    {
      message: 'Email not confirmed',
      hint: 'Open the link in the email we sent you, or have a new one sent.',
      way: 'resend',
    },
  ],
  ['banned', new AuthApiError('User is banned', 400, 'user_banned'), { message: 'User is banned' }],
  ['no words', new AuthApiError('', 500, undefined), { message: 'Failed to sign in' }],
  [
    'a common password',
    new AuthWeakPasswordError('This password is one of the most common ones', 422, ['pwned']),
    { message: 'This password is one of the most common ones', isAboutPassword: true },
  ],
  [
    'no network',
    new AuthRetryableFetchError('Failed to fetch', 0),
    {
      message: 'Failed to sign in',
      hint: 'You seem to be offline. Nothing was sent; try again when you are connected.',
    },
  ],
  [
    'a server in trouble',
    new AuthRetryableFetchError('{}', 503),
    { message: 'Failed to sign in', hint: 'Sojourn is not available right now. Please try again in a moment.' },
  ],
])('%s', (_, error, refusal) => expect(describeRefusal(error, 'sign-in.failed')).toEqual(refusal))

it('falls back to its own text for a sign-up', () => {
  expect(describeRefusal(new AuthApiError('', 500, undefined), 'sign-up.failed').message).toBe('Failed to sign up')
})

it('says how long to wait', () => {
  rememberWait(new Response(null, { status: 429, headers: { 'retry-after': '240' } }))
  const { message, hint } = describeRefusal(
    new AuthApiError('Request rate limit reached', 429, 'over_request_rate_limit'),
    'sign-in.failed',
  )
  expect([message, hint]).toEqual(['Request rate limit reached', 'Please wait 4 minutes, then try again.'])
  expect(waitHint(59)).toBe('Please wait 59 seconds, then try again.')
  expect(waitHint(1)).toBe('Please wait one second, then try again.')
  expect(waitHint(null)).toBe('Please wait a moment, then try again.')
})
