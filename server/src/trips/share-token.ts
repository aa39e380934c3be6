import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

export function newShareToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** What stands in the table: whoever reads it there cannot open the link with it. */
export function hashShareToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
