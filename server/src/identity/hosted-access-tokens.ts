import { createRemoteJWKSet, errors, jwtVerify } from 'jose'

import { AppError } from '../errors/app-error.ts'
import type { AccessTokens } from './access-tokens.ts'
import { toCaller, type Caller } from './caller.ts'

const KEYS_GOOD_FOR_MS = 600_000
const TIMEOUT_MS = 5_000
const MAX_REMEMBERED = 5_000

/** Tokens of a hosted Supabase project, checked against the keys it publishes. We never sign there. */
export function createHostedAccessTokens(supabaseUrl: string, now: () => number): AccessTokens {
  const issuer = `${supabaseUrl.replace(/\/$/, '')}/auth/v1`
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), {
    cacheMaxAge: KEYS_GOOD_FOR_MS,
    timeoutDuration: TIMEOUT_MS,
  })
  const remembered = new Map<string, { readonly caller: Caller; readonly expiresAt: number }>()
  const verify = async (token: string): Promise<Caller> => {
    const known = remembered.get(token)
    if (known && known.expiresAt > now()) return known.caller
    const rules = { issuer, audience: 'authenticated', algorithms: ['ES256', 'RS256'], currentDate: new Date(now()) }
    const { payload } = await jwtVerify(token, keys, rules).catch((error: unknown) => {
      throw refusalOf(error)
    })
    const caller = toCaller(payload)
    if (remembered.size >= MAX_REMEMBERED) remembered.delete(remembered.keys().next().value ?? '')
    remembered.set(token, { caller, expiresAt: (payload.exp ?? 0) * 1000 })
    return caller
  }
  return {
    sign: () => Promise.reject(new Error('A hosted project signs its own tokens')),
    verify,
    verifySignature: verify,
    refreshEndedSessions: async () => undefined,
  }
}

function refusalOf(error: unknown): AppError {
  if (error instanceof errors.JWTExpired) return new AppError('jwt_expired')
  // The project cannot be reached. This is not the traveller's fault, so they may retry.
  const isAway = error instanceof errors.JWKSTimeout || error instanceof TypeError
  return isAway ? new AppError('identity_unavailable', { headers: { 'retry-after': '5' } }) : new AppError('bad_jwt')
}
