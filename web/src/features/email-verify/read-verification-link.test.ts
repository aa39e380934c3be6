import { describe, expect, it } from 'vitest'

import { readVerificationLink } from './read-verification-link.ts'

describe('readVerificationLink', () => {
  it.each([
    ['?token_hash=abc&type=signup', ''],
    ['?token=abc&type=signup&redirect_to=https%3A%2F%2Fs.example', ''],
  ])('reads the token of %s', (search, hash) => {
    expect(readVerificationLink({ search, hash })).toEqual({ kind: 'token', tokenHash: 'abc', type: 'signup' })
  })
  it.each([
    ['', '#access_token=x&type=signup', 'verified'],
    ['', '#error=access_denied&error_code=otp_expired', 'refused'],
    ['?error=access_denied', '', 'refused'],
    ['?token_hash=abc&type=sms', '', 'incomplete'],
    ['?type=signup', '', 'incomplete'],
    ['', '', 'incomplete'],
  ])('%s%s is %s', (search, hash, kind) => expect(readVerificationLink({ search, hash })).toEqual({ kind }))
})
