import { expect, it } from 'vitest'

import { nextPath } from './email-verify-page.tsx'

const ORIGINS = ['http://127.0.0.1:3000', 'https://s.example']

it.each([
  [null, '/'],
  ['', '/'],
  ['/trips?day=2#map', '/trips?day=2#map'],
  ['http://127.0.0.1:3000/trips', '/trips'],
  ['https://s.example/trips', '/trips'],
  ['https://s.example', '/'],
  ['https://evil.example/trips', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://s.example//evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['app.sojourn.companion://trips', '/'],
  ['https://s.example/email-verify', '/'],
  ['/auth/v1/verify?token_hash=a&type=signup', '/'],
])('%s leads to %s', (redirectTo, path) => expect(nextPath(redirectTo, ORIGINS)).toBe(path))
