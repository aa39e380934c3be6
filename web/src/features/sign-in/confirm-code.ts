import type { Session } from '@supabase/auth-js'

import type { Backend } from '../../api/create-backend.ts'
import { secondsToWait } from '../../api/session/rate-limit-wait.ts'
import { authText as text } from '../../text/auth.ts'
import { waitHint } from './describe-refusal.ts'

type Mfa = Pick<Backend['auth']['mfa'], 'challengeAndVerify'>

/** Shows the code of the authenticator app to the server. Answers what stands in the way, or null. */
export async function confirmCode(mfa: Mfa, { user }: Session, code: string): Promise<string | null> {
  const factor = user.factors?.find(({ status, factor_type: type }) => status === 'verified' && type === 'totp')
  if (!factor) return text('factor.wrong')
  const { error } = await mfa.challengeAndVerify({ factorId: factor.id, code })
  if (!error) return null
  if (error.status === 429) return waitHint(secondsToWait())
  if (error.name === 'AuthRetryableFetchError') return text(error.status ? 'hint.unavailable' : 'hint.offline')
  return error.code === 'mfa_verification_failed' ? text('factor.wrong') : error.message
}
