import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

export function newShareToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** The stored value: it does not give access to the link. */
export function hashShareToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
