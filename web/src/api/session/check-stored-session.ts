import type { Backend } from '../create-backend.ts'

/**
 * A stored token may have been tampered with, or belong to a server that has been set up anew. Such a session gets one
 * chance to be refreshed and is then forgotten here, rather than failing at every call. No answer is no verdict.
 */
export async function checkStoredSession({
  auth,
  verifyClaims,
}: Pick<Backend, 'auth' | 'verifyClaims'>): Promise<void> {
  try {
    const { error } = await verifyClaims()
    if (error?.name !== 'AuthInvalidJwtError') return
    console.warn('the stored session was refused', error)
    const refreshed = await auth.refreshSession()
    if (refreshed.error && refreshed.error.name !== 'AuthRetryableFetchError') await auth.signOut({ scope: 'local' })
  } catch (error) {
    console.warn('the stored session was not checked', error)
  }
}
