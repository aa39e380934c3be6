import type { EmailOtpType } from '@supabase/auth-js'

export type VerificationLink =
  | { readonly kind: 'token'; readonly tokenHash: string; readonly type: EmailOtpType }
  /** The auth server has used the link and returned the session in the fragment. */
  | {
      readonly kind: 'session'
      readonly accessToken: string
      readonly refreshToken: string
      readonly type: EmailOtpType
    }
  | { readonly kind: 'half-way' }
  | { readonly kind: 'refused'; readonly type: EmailOtpType }
  | { readonly kind: 'incomplete'; readonly type: EmailOtpType }

const TYPES: readonly EmailOtpType[] = ['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email']

/**
 * The mail links here with a token; after a redirect by the auth server the result is in the fragment or the query. A
 * link without a type is most likely a sign-up confirmation.
 */
export function readVerificationLink({ search, hash }: { search: string; hash: string }): VerificationLink {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const named = TYPES.find((known) => known === (fragment.get('type') ?? query.get('type')))
  const type = named ?? 'signup'
  if (isRefused(query) || isRefused(fragment)) return { kind: 'refused', type }
  const accessToken = fragment.get('access_token')
  if (accessToken !== null) {
    return { kind: 'session', accessToken, refreshToken: fragment.get('refresh_token') ?? '', type }
  }
  // Only the first of two confirmations returns a message and no session.
  if (fragment.has('message')) return { kind: 'half-way' }
  const tokenHash = query.get('token_hash') ?? query.get('token')
  return tokenHash && named ? { kind: 'token', tokenHash, type } : { kind: 'incomplete', type }
}

function isRefused(params: URLSearchParams): boolean {
  return params.has('error') || params.has('error_code')
}
