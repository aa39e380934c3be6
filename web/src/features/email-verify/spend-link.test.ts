import { AuthApiError, AuthRetryableFetchError, type EmailOtpType } from '@supabase/auth-js'
import { describe, expect, it } from 'vitest'

import type { Backend } from '../../api/create-backend.ts'
import { spendLink } from './spend-link.ts'

type Auth = Pick<Backend['auth'], 'verifyOtp' | 'getSession'>

const SIGNED_IN = { data: { session: { access_token: 'x' }, user: {} }, error: null }
const HALF_WAY = { data: { session: null, user: null }, error: null }
const refused = (error: Error) => ({ data: { session: null, user: null }, error })

const authThat = (answer: unknown) => async () =>
  ({ verifyOtp: async () => answer, getSession: async () => answer }) as unknown as Auth
const token = (type: EmailOtpType) => ({ kind: 'token', tokenHash: 'abc', type }) as const

describe('spendLink', () => {
  it.each([
    ['a good link', SIGNED_IN, { state: 'done', type: 'recovery' }],
    ['the first of two mailboxes', HALF_WAY, { state: 'half-way' }],
    ['a used link', refused(new AuthApiError('', 403, 'otp_expired')), { state: 'expired', type: 'recovery' }],
    ['too many tries', refused(new AuthApiError('', 429, 'over_request_rate_limit')), { state: 'busy' }],
    ['no network', refused(new AuthRetryableFetchError('', 0)), { state: 'offline' }],
    ['a server in trouble', refused(new AuthRetryableFetchError('', 503)), { state: 'unavailable' }],
  ])('%s', async (_, answer, spent) => expect(await spendLink(authThat(answer), token('recovery'))).toEqual(spent))

  it('is offline when the client itself cannot be loaded', async () => {
    expect(await spendLink(() => Promise.reject(new Error('chunk')), token('signup'))).toEqual({ state: 'offline' })
  })

  it.each([
    [SIGNED_IN, 'done'],
    [HALF_WAY, 'expired'],
  ])('takes over a session from the fragment', async (answer, state) => {
    expect(await spendLink(authThat(answer), { kind: 'session', type: 'magiclink' })).toEqual({
      state,
      type: 'magiclink',
    })
  })
})
