import { expect, it } from 'vitest'

import { isLoopback } from './loopback.ts'

it.each([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['::1', true],
  ['[::1]:3000', true],
  ['localhost:3000', true],
  ['sojourn.localhost', true],
  ['127.0.0.1.evil.example', false],
  ['localhost.evil.example:80', false],
  ['10.0.0.1', false],
  ['2001:db8::1', false],
  ['', false],
])('%j: %s', (host, expected) => expect(isLoopback(host)).toBe(expected))
