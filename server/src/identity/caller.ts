import type { DbCaller } from '../database/db.ts'

export type Claims = { readonly [claim: string]: unknown }

/** Who sent the request, after every check has passed. */
export type Caller = {
  readonly role: string
  /** The account, or null for anonymous and service callers. */
  readonly userId: string | null
  readonly sessionId: string | null
  readonly claims: Claims
  /** The claims as JSON text, made once per token. */
  readonly claimsJson: string
}

export function toCaller(claims: Claims): Caller {
  const text = (name: string): string | null => (typeof claims[name] === 'string' ? claims[name] : null)
  return {
    role: text('role') ?? 'anon',
    userId: text('sub'),
    sessionId: text('session_id'),
    claims,
    claimsJson: JSON.stringify(claims),
  }
}

export function toDbCaller(caller: Caller): DbCaller {
  return { role: caller.role, claims: caller.claimsJson }
}
