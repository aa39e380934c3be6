import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
} from '@supabase/auth-js'
import { expect, it } from 'vitest'

import { saveNewPassword } from './save-new-password.ts'

type Auth = Parameters<typeof saveNewPassword>[0]

it.each([
  [null, null],
  [new AuthWeakPasswordError('', 422, ['pwned']), 'password.common'],
  [new AuthWeakPasswordError('', 422, ['characters']), 'password.weak'],
  [new AuthApiError('', 422, 'same_password'), 'password.same'],
  [new AuthApiError('', 401, 'insufficient_aal'), 'password.second-factor'],
  [new AuthApiError('', 429, 'over_request_rate_limit'), 'verify.busy.text'],
  [new AuthRetryableFetchError('', 0), 'verify.unreachable'],
  [new AuthSessionMissingError(), 'password.refused'],
])('%s', async (error, problem) => {
  const auth = { updateUser: async () => ({ data: { user: null }, error }) } as unknown as Auth
  expect(await saveNewPassword(auth, 'Tagus-river-7')).toBe(problem)
})
