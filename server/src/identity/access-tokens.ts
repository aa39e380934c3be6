import { decodeProtectedHeader, errors, importJWK, jwtVerify, SignJWT, type JWK, type JWTPayload } from 'jose'

import { AppError } from '../errors/app-error.ts'
import { toCaller, type Caller } from './caller.ts'
import type { EndedSessions } from './ended-sessions.ts'
import type { SigningKeys } from './signing-keys.ts'

export type AccessTokens = {
  sign(claims: JWTPayload, lifetimeSeconds: number): Promise<string>
  /**
   * Returns the caller, or throws `bad_jwt` / `jwt_expired`; a token of a signed-out session is a bad one. A token
   * without the required second factor can only be used to verify the factor: `insufficient_aal`.
   */
  verify(token: string): Promise<Caller>
  /** The same without the session check, for callers that look the session up in the database. */
  verifySignature(token: string): Promise<Caller>
  /**
   * Call after ending sessions and before answering: here their tokens are refused from the next request on, on other
   * servers a moment later. A failed read does not matter, because the sessions have ended anyway.
   */
  refreshEndedSessions(): Promise<void>
}

type Options = {
  readonly keys: SigningKeys
  readonly issuer: string
  /** Extra keys to trust, public or symmetric (SUPABASE_COMPAT_JWKS). */
  readonly extraKeys: readonly JWK[]
  readonly endedSessions?: EndedSessions
  readonly now: () => number
}

export const AUDIENCE = 'authenticated'
/** Our own claim, because a token otherwise does not say whether the account has a second factor. */
export const FACTOR_MISSING = 'factor_missing'
/** Verifying ES256 costs about half a millisecond, so a verified token is cached until it expires. */
const MAX_REMEMBERED = 5_000
const OWN_ALGORITHM = 'ES256'
const SESSION_ENDED = 'The session of this token has ended'

export function createAccessTokens({ keys, issuer, extraKeys, endedSessions, now }: Options): AccessTokens {
  const remembered = new Map<string, { caller: Caller; expiresAt: number }>()

  const check = async (token: string): Promise<JWTPayload> => {
    const currentDate = new Date(now())
    const { alg, kid } = decodeProtectedHeader(token)
    const own = alg === OWN_ALGORITHM && kid ? await keys.find(kid) : null
    if (own) {
      const rules = { algorithms: [OWN_ALGORITHM], issuer, audience: AUDIENCE, requiredClaims: ['exp', 'sub'] }
      return (await jwtVerify(token, await importJWK(own, OWN_ALGORITHM), { ...rules, currentDate })).payload
    }
    const extra = extraKeys.find((key) => algorithmOf(key) === alg && (kid === undefined || key.kid === kid))
    if (!alg || !extra) throw new errors.JWKSNoMatchingKey()
    return (await jwtVerify(token, await importJWK(toVerifying(extra), alg), { algorithms: [alg], currentDate }))
      .payload
  }

  const verifySignature = async (token: string): Promise<Caller> => {
    const known = remembered.get(token)
    if (known && known.expiresAt > now()) return known.caller
    remembered.delete(token)
    const payload = await check(token).catch((error: unknown) => {
      throw new AppError(error instanceof errors.JWTExpired ? 'jwt_expired' : 'bad_jwt')
    })
    const caller = toCaller(payload)
    if (remembered.size >= MAX_REMEMBERED) remembered.delete(remembered.keys().next().value ?? '')
    remembered.set(token, { caller, expiresAt: (payload.exp ?? 0) * 1000 })
    return caller
  }

  return {
    sign(claims, lifetimeSeconds) {
      const { kid, privateKey } = keys.current()
      const issuedAt = Math.floor(now() / 1000)
      return new SignJWT(claims)
        .setProtectedHeader({ alg: OWN_ALGORITHM, typ: 'JWT', kid })
        .setIssuer(issuer)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
        .sign(privateKey)
    },
    verifySignature,
    refreshEndedSessions: async () => endedSessions?.catchUp().catch(() => undefined),
    async verify(token) {
      const caller = await verifySignature(token)
      if (caller.sessionId && endedSessions?.has(caller.sessionId))
        throw new AppError('bad_jwt', { message: SESSION_ENDED })
      if (caller.claims[FACTOR_MISSING] === true) throw new AppError('insufficient_aal')
      return caller
    },
  }
}

const USUAL_ALGORITHM: Readonly<Record<string, string>> = { oct: 'HS256', RSA: 'RS256', EC: 'ES256' }

function algorithmOf({ alg, kty }: JWK): string | undefined {
  return alg ?? USUAL_ALGORITHM[kty ?? '']
}

/** The file may hold a private key, or a key for signing only; WebCrypto refuses either for verification. */
function toVerifying({
  key_ops: _keyOps,
  use: _use,
  d: _d,
  p: _p,
  q: _q,
  dp: _dp,
  dq: _dq,
  qi: _qi,
  ...key
}: JWK): JWK {
  return key as JWK
}
