import type { Session } from '@supabase/auth-js'

/** The account has an authenticator app, and this session has not used it yet. */
export function needsSecondFactor({ access_token: token, user }: Session): boolean {
  const hasFactor = user.factors?.some(({ status }) => status === 'verified') ?? false
  return hasFactor && assuranceOf(token) !== 'aal2'
}

/** Read, not verified: a forged value gives no access, because the server checks the token. */
function assuranceOf(token: string): unknown {
  try {
    const [, payload = ''] = token.split('.')
    return (JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { aal?: unknown }).aal
  } catch {
    return undefined
  }
}
