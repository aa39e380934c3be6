import type { EmailOtpType } from '@supabase/supabase-js'

export type VerificationLink =
  | { readonly kind: 'token'; readonly tokenHash: string; readonly type: EmailOtpType }
  | { readonly kind: 'verified' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'incomplete' }

const TYPES: readonly EmailOtpType[] = ['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email']

/**
 * The mail links here with a token; after a redirect by the auth server the outcome stands in the fragment or the query.
 */
export function readVerificationLink({ search, hash }: { search: string; hash: string }): VerificationLink {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  if (query.has('error') || fragment.has('error')) return { kind: 'refused' }
  if (fragment.has('access_token')) return { kind: 'verified' }
  const tokenHash = query.get('token_hash') ?? query.get('token')
  const type = TYPES.find((known) => known === query.get('type'))
  return tokenHash && type ? { kind: 'token', tokenHash, type } : { kind: 'incomplete' }
}
