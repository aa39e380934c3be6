import { AppError } from '../../errors/app-error.ts'
import { type AuthDeps, type Client, isoAt } from '../auth-deps.ts'
import { limitRequests } from '../limit-requests.ts'
import { LIMIT_RULES } from '../limit-rules.ts'
import { toRefusal } from '../render-auth-error.ts'
import { startSession, toSessionJson, type StartedSession } from '../sessions/start-session.ts'
import { issueAuthCode } from '../store/flow-states.ts'
import { announceEmailChange } from '../users/change-email.ts'
import { redeemSecret } from './redeem-secret.ts'
import { redirectTarget } from './redirect-targets.ts'
import { HALF_WAY_MESSAGE, signInMethodOf } from './verify-otp.ts'

export type Link = { readonly token: string; readonly type: string; readonly redirectTo: string | null }

type Outcome =
  | { readonly kind: 'session'; readonly started: StartedSession }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'half-way' }

/** The OAuth names for our status codes (RFC 6749, 4.1.2.1). */
const OAUTH_ERRORS: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
}

/** Redeems a link that was opened directly and returns the redirect target; refusals go into that address too. */
export async function followLink(deps: AuthDeps, client: Client, link: Link): Promise<string> {
  const target = redirectTarget(deps.settings, link.redirectTo)
  if (!link.token || !link.type)
    throw new AppError('validation_failed', { message: 'Verify requires a token and a verification type' })
  const isPkce = link.token.startsWith('pkce_')
  try {
    await limitRequests(deps, LIMIT_RULES.verifyByAddress, client.addressKey)
    const outcome = await redeem(deps, client, link, isPkce)
    if (outcome.kind === 'code') return withParams(target, { query: { code: outcome.code } })
    if (outcome.kind === 'half-way') return withMessage(target, { message: HALF_WAY_MESSAGE }, isPkce)
    const { user: _user, ...tokens } = await toSessionJson(deps, outcome.started)
    const hash = Object.fromEntries(Object.entries(tokens).map(([name, value]) => [name, String(value)]))
    return withParams(target, { hash: { ...hash, type: link.type } })
  } catch (error) {
    const { code, status, message } = toRefusal(error, deps.log)
    const oauthError = OAUTH_ERRORS[status]
    const params = { ...(oauthError ? { error: oauthError } : {}), error_code: code, error_description: message }
    return withMessage(target, params, isPkce)
  }
}

async function redeem(deps: AuthDeps, client: Client, { token, type }: Link, isPkce: boolean): Promise<Outcome> {
  const outcome = await deps.db.transaction(async (tx) => {
    const redeemed = await redeemSecret(deps, tx, client, { type, token })
    if (redeemed.kind !== 'proven') return { redeemed, next: { kind: 'half-way' as const } }
    if (!isPkce) {
      const start = { userId: redeemed.userId, method: signInMethodOf(type), client }
      return { redeemed, next: { kind: 'session' as const, started: await startSession(deps, tx, start) } }
    }
    const { flowId } = redeemed
    const code = flowId && (await issueAuthCode(tx, flowId, isoAt(deps.now())))
    if (!code) throw new AppError('flow_state_not_found')
    return { redeemed, next: { kind: 'code' as const, code } }
  })
  const { redeemed, next } = outcome
  if (redeemed.kind === 'refused')
    throw new AppError(redeemed.code, redeemed.message ? { message: redeemed.message } : {})
  if (redeemed.kind === 'proven' && type === 'email_change') await announceEmailChange(deps, redeemed.before, client)
  return next
}

type Params = Readonly<Record<string, string>>

/** Messages go into the fragment, and for PKCE apps, which read the query, there too. */
function withMessage(target: string, params: Params, isPkce: boolean): string {
  return withParams(target, { hash: { ...params, sb: '' }, ...(isPkce ? { query: params } : {}) })
}

function withParams(target: string, { query = {}, hash }: { readonly query?: Params; readonly hash?: Params }): string {
  const url = new URL(target)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  if (hash) url.hash = new URLSearchParams(hash).toString()
  return url.toString()
}
