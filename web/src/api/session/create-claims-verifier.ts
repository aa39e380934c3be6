import {
  type AuthError,
  AuthInvalidJwtError,
  type GoTrueClient,
  isAuthError,
  type JWK,
  type JwtPayload,
} from '@supabase/auth-js'

export type Verified =
  | { readonly claims: JwtPayload; readonly error: null }
  /** No claims and no error: signed out. */
  | { readonly claims: null; readonly error: AuthError | null }

type Auth = Pick<GoTrueClient, 'getSession' | 'getClaims'>

const KEEP_KEYS_MS = 10 * 60_000

/**
 * Verifies tokens against the server's signing keys locally. The client does so too, but asks the server when the key
 * set is empty or foreign; here that is an error. Tokens that no public key can verify are left to the server
 * (`getUser`, inside the client).
 */
export function createClaimsVerifier(auth: Auth, keysUrl: string, now: () => number = Date.now) {
  let keys: readonly JWK[] = []
  let fetchedAt = Number.NEGATIVE_INFINITY

  async function keyOf(kid: string): Promise<JWK> {
    const kept = now() - fetchedAt < KEEP_KEYS_MS ? find(keys, kid) : undefined
    if (kept) return kept
    keys = await fetchKeys(keysUrl)
    fetchedAt = now()
    if (keys.length === 0) throw new AuthInvalidJwtError('JWKS is empty')
    const key = find(keys, kid)
    if (!key) throw new AuthInvalidJwtError('No matching signing key found in JWKS')
    return key
  }

  return async function verifyClaims(jwt?: string): Promise<Verified> {
    try {
      const token = jwt ?? (await auth.getSession()).data.session?.access_token
      if (!token) return { claims: null, error: null }
      const kid = publicKeyId(token)
      const options = kid ? { jwks: { keys: [await keyOf(kid)] } } : {}
      const { data, error } = await auth.getClaims(token, options)
      return error ? { claims: null, error } : ({ claims: data?.claims ?? null, error: null } as Verified)
    } catch (error) {
      if (isAuthError(error)) return { claims: null, error }
      throw error
    }
  }
}

const find = (keys: readonly JWK[], kid: string): JWK | undefined => keys.find((key) => key.kid === kid)

async function fetchKeys(url: string): Promise<readonly JWK[]> {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) })
  if (!response.ok) throw new Error(`the signing keys were not answered: ${response.status}`)
  const { keys } = (await response.json()) as { keys?: readonly JWK[] }
  return keys ?? []
}

/** Null for a token that only the server can verify, also when the browser has no cryptography (plain http). */
function publicKeyId(token: string): string | null {
  const { alg = '', kid = null } = headerOf(token)
  return !alg.startsWith('HS') && globalThis.crypto?.subtle ? kid : null
}

function headerOf(token: string): { readonly alg?: string; readonly kid?: string } {
  try {
    const [header = ''] = token.split('.')
    return JSON.parse(atob(header.replaceAll('-', '+').replaceAll('_', '/'))) as { alg?: string; kid?: string }
  } catch {
    // The client refuses a malformed token with its own message.
    return {}
  }
}
