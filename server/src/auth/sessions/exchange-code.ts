import { z } from 'zod'

import { AppError } from '../../errors/app-error.ts'
import type { AuthDeps, Client } from '../auth-deps.ts'
import { LIFETIMES } from '../auth-policy.ts'
import { limitRequests } from '../limit-requests.ts'
import { LIMIT_RULES } from '../limit-rules.ts'
import { optionalText } from '../parse-body.ts'
import { isVerifierOf, takeFlowState } from '../store/flow-states.ts'
import { startSession, toSessionJson, type SessionJson, type SignInMethod } from './start-session.ts'

export const PkceGrantBody = z.object({ auth_code: optionalText(), code_verifier: optionalText() })

/** The code of a PKCE link works once, for ten minutes, and only for the app that asked for it. */
export async function exchangeCode(
  deps: AuthDeps,
  client: Client,
  { auth_code: code, code_verifier: verifier }: z.output<typeof PkceGrantBody>,
): Promise<SessionJson> {
  if (!code || !verifier)
    throw new AppError('validation_failed', {
      message: 'invalid request: both auth code and code verifier should be non-empty',
    })
  await limitRequests(deps, LIMIT_RULES.verifyByAddress, client.addressKey)
  // Read outside the transaction below, so that a wrong verifier uses up the code too.
  const flow = await takeFlowState(deps.db, code)
  if (!flow) throw new AppError('flow_state_not_found')
  if (deps.now() - (flow.issued_ms ?? 0) > LIFETIMES.flowStateMs) throw new AppError('flow_state_expired')
  if (!isVerifierOf(flow, verifier)) throw new AppError('bad_code_verifier')
  const start = { userId: flow.user_id, method: flow.authentication_method as SignInMethod, client }
  return toSessionJson(deps, await deps.db.transaction((tx) => startSession(deps, tx, start)))
}
