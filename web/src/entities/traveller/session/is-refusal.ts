import type { AuthError } from '@supabase/auth-js'

/** The server answered and refused; a mail that arrives anyway was requested elsewhere. */
export function isRefusal({ status = 0 }: AuthError): boolean {
  return status >= 400 && status < 500
}
