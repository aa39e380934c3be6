import type { Session } from '@supabase/auth-js'

/** The account has an authenticator app, and this session has not shown its code yet. */
export function needsSecondFactor({ access_token: token, user }: Session): boolean {
  const hasFactor = user.factors?.some(({ status }) => status === 'verified') ?? false
  return hasFactor && assuranceOf(token) !== 'aal2'
}

/** Read, not verified: a forged answer opens nothing, because the server reads its own. */
function assuranceOf(token: string): unknown {
  try {
    const [, payload = ''] = token.split('.')
    return (JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { aal?: unknown }).aal
  } catch {
    return undefined
  }
}
