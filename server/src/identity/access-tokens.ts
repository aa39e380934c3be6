import { createLocalJWKSet, errors, jwtVerify, SignJWT, type JWK, type JWTPayload } from 'jose'

import { AppError } from '../errors/app-error.ts'
import { toCaller, type Caller } from './caller.ts'
import type { SigningKeys } from './signing-keys.ts'

export type AccessTokens = {
  sign(claims: JWTPayload, lifetimeSeconds: number): Promise<string>
  /** Answers with the caller, or throws `bad_jwt` / `jwt_expired`. */
  verify(token: string): Promise<Caller>
}

type Options = {
  readonly keys: SigningKeys
  readonly issuer: string
  /** Extra keys to trust, public or symmetric (SUPABASE_COMPAT_JWKS). */
  readonly extraKeys: readonly JWK[]
  readonly now: () => number
}

/** Verifying ES256 costs about half a millisecond, so a token is checked once and remembered until it expires. */
const MAX_REMEMBERED = 5_000
const ALGORITHMS = ['ES256', 'RS256']

export function createAccessTokens({ keys, issuer, extraKeys, now }: Options): AccessTokens {
  const remembered = new Map<string, { caller: Caller; expiresAt: number }>()
  const algorithms = extraKeys.some((key) => key.kty === 'oct') ? [...ALGORITHMS, 'HS256'] : ALGORITHMS

  const check = async (token: string): Promise<JWTPayload> => {
    const resolveKey = createLocalJWKSet({ keys: [...keys.publicKeys(), ...extraKeys] })
    const options = { algorithms, currentDate: new Date(now()) }
    const { payload } = await jwtVerify(token, resolveKey, options)
    return payload
  }
  const checkTwice = async (token: string): Promise<JWTPayload> => {
    try {
      return await check(token)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
      // Another server may have rotated the key a moment ago.
      await keys.reload()
      return check(token)
    }
  }

  return {
    sign(claims, lifetimeSeconds) {
      const { kid, privateKey } = keys.current()
      const issuedAt = Math.floor(now() / 1000)
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid })
        .setIssuer(issuer)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
        .sign(privateKey)
    },
    async verify(token) {
      const known = remembered.get(token)
      if (known && known.expiresAt > now()) return known.caller
      remembered.delete(token)
      const payload = await checkTwice(token).catch((error: unknown) => {
        throw new AppError(error instanceof errors.JWTExpired ? 'jwt_expired' : 'bad_jwt')
      })
      const caller = toCaller(payload)
      if (remembered.size >= MAX_REMEMBERED) remembered.delete(remembered.keys().next().value ?? '')
      remembered.set(token, { caller, expiresAt: (payload.exp ?? 0) * 1000 })
      return caller
    },
  }
}
