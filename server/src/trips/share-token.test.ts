import { expect, it } from 'vitest'

import { hashShareToken, newShareToken } from './share-token.ts'

it('a token has 256 bits that nobody can count on: no place in it is the same in all of thirty', () => {
  const tokens = Array.from({ length: 30 }, newShareToken)
  expect(tokens.map((token) => Buffer.from(token, 'base64url').length)).toEqual(tokens.map(() => 32))
  const places = Array.from({ length: 43 }, (_, place) => new Set(tokens.map((token) => token[place])).size)
  expect(Math.min(...places)).toBeGreaterThan(1)
})

it('what is kept of a token does not lead back to it', () => {
  const token = newShareToken()
  expect(hashShareToken(token)).toMatch(/^[0-9a-f]{64}$/)
  expect(hashShareToken(token)).not.toBe(hashShareToken(newShareToken()))
})
