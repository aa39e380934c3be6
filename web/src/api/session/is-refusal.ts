import type { AuthError } from '@supabase/auth-js'

/** The server has answered, and will not do it: a mail that comes all the same is somebody else's doing. */
export function isRefusal({ status = 0 }: AuthError): boolean {
  return status >= 400 && status < 500
}
