import { describe, expect, it } from 'vitest'

import { readVerificationLink } from './read-verification-link.ts'

describe('readVerificationLink', () => {
  it.each(['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email'])('reads a link for %s', (type) => {
    const token = { kind: 'token', tokenHash: 'abc', type }
    expect(readVerificationLink({ search: `?token_hash=abc&type=${type}`, hash: '' })).toEqual(token)
    expect(readVerificationLink({ search: `?token=abc&type=${type}&redirect_to=%2Ftrips`, hash: '' })).toEqual(token)
  })

  it.each([
    [
      '',
      '#access_token=x&refresh_token=y&type=recovery',
      { kind: 'session', accessToken: 'x', refreshToken: 'y', type: 'recovery' },
    ],
    ['', '#access_token=x', { kind: 'session', accessToken: 'x', refreshToken: '', type: 'signup' }],
    ['', '#message=Confirmation+link+accepted&sb=', { kind: 'half-way' }],
    ['', '#error=access_denied&error_code=otp_expired', { kind: 'refused', type: 'signup' }],
    ['', '#error_code=over_request_rate_limit', { kind: 'refused', type: 'signup' }],
    ['?type=recovery', '#error=access_denied', { kind: 'refused', type: 'recovery' }],
    ['?error=access_denied', '', { kind: 'refused', type: 'signup' }],
    ['?token_hash=abc&type=sms', '', { kind: 'incomplete', type: 'signup' }],
    ['?type=recovery', '', { kind: 'incomplete', type: 'recovery' }],
    ['', '', { kind: 'incomplete', type: 'signup' }],
  ])('%s%s', (search, hash, link) => expect(readVerificationLink({ search, hash })).toEqual(link))
})
