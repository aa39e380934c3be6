import { expect, it } from 'vitest'

import { hashShareToken, newShareToken } from './share-token.ts'

it('a token has 256 random bits: no position is the same in thirty tokens', () => {
  const tokens = Array.from({ length: 30 }, newShareToken)
  expect(tokens.map((token) => Buffer.from(token, 'base64url').length)).toEqual(tokens.map(() => 32))
  const places = Array.from({ length: 43 }, (_, place) => new Set(tokens.map((token) => token[place])).size)
  expect(Math.min(...places)).toBeGreaterThan(1)
})

it('the stored hash does not reveal the token', () => {
  const token = newShareToken()
  expect(hashShareToken(token)).toMatch(/^[0-9a-f]{64}$/)
  expect(hashShareToken(token)).not.toBe(hashShareToken(newShareToken()))
})
