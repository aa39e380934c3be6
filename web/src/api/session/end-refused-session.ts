import type { AuthClient } from '@supabase/auth-js'

import { readStoredSession } from './read-stored-session.ts'

let asked: string | undefined

/**
 * The server refused a token that looks good here: another device may have ended this session. It gets one chance to be
 * refreshed; where that is refused too, nobody is signed in here any more. No answer is no verdict.
 */
export async function endRefusedSession(
  auth: Pick<InstanceType<typeof AuthClient>, 'refreshSession' | 'signOut'>,
  token: string,
): Promise<void> {
  if (asked === token || readStoredSession()?.access_token !== token) return
  asked = token
  try {
    const { error } = await auth.refreshSession()
    if (!error || error.name === 'AuthRetryableFetchError') return
    if (readStoredSession()?.access_token === token) await auth.signOut({ scope: 'local' })
  } catch (error) {
    console.warn('the refused session could not be refreshed', error)
  }
}
