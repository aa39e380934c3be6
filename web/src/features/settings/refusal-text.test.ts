import { expect, it } from 'vitest'

import { isAboutProof, refusalText } from './refusal-text.ts'

it.each([
  [{ code: 'current_password_invalid', status: 400, message: 'x' }, 'This is not your current password', true],
  [{ code: 'reauthentication_not_valid', status: 422, message: 'x' }, 'This code is wrong or too old.', true],
  [{ code: 'over_request_rate_limit', status: 429, message: 'x' }, 'Too many tries.', false],
  [{ status: 0, message: 'Failed to fetch' }, 'This needs a connection.', false],
  [{ code: 'last_owner', status: 409, message: 'You are the last owner.' }, 'You are the last owner.', false],
  [{ status: 500, message: '{}' }, 'This did not work.', false],
])('%j', (refusal, words, isProof) => {
  expect(refusalText(refusal)).toContain(words)
  expect(isAboutProof(refusal)).toBe(isProof)
})
