import { Hono, type Context } from 'hono'
import { z } from 'zod'

import { AppError } from '../errors/app-error.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { AuthDeps, Client } from './auth-deps.ts'
import { clientOf } from './client-of.ts'
import { followLink } from './email-links/follow-link.ts'
import { isOwnPage, redirectTarget } from './email-links/redirect-targets.ts'
import { resendMail, ResendBody, RecoverBody, sendRecovery } from './email-links/resend-mail.ts'
import { OtpBody, sendOtp } from './email-links/send-otp.ts'
import { VerifyBody, verifyOtp } from './email-links/verify-otp.ts'
import { optionalText, parseBody } from './parse-body.ts'
import { exchangeCode, PkceGrantBody } from './sessions/exchange-code.ts'
import { RefreshGrantBody, refreshSession } from './sessions/refresh-session.ts'
import { PasswordGrantBody, signInWithPassword } from './sessions/sign-in-with-password.ts'
import type { SessionJson } from './sessions/start-session.ts'
import { signUp, SignUpBody } from './sign-up/sign-up.ts'
import { requireApiKey } from './users/require-user.ts'

const IdTokenGrantBody = z.object({ provider: optionalText(64) })

type C = Context<AppEnv>
type WithRedirect<T> = T & { readonly redirectTo: string | null }
type Operation<T> = (deps: AuthDeps, client: Client, input: WithRedirect<T>) => Promise<object | void>

/** Routes that need no session. */
export function createPublicRoutes(deps: AuthDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const post = <S extends z.ZodType<object>>(path: string, schema: S, operation: Operation<z.output<S>>): void => {
    app.post(path, async (c) => {
      await requireApiKey(deps, c)
      const input = { ...(await parseBody(c, schema)), redirectTo: redirectOf(c) }
      return c.json((await operation(deps, clientOf(c), input)) ?? {})
    })
  }
  post('/signup', SignUpBody, signUp)
  post('/recover', RecoverBody, sendRecovery)
  post('/otp', OtpBody, sendOtp)
  post('/magiclink', OtpBody, sendOtp)
  post('/resend', ResendBody, resendMail)
  post('/verify', VerifyBody, verifyOtp)
  app.post('/token', async (c) => {
    await requireApiKey(deps, c)
    return c.json(await grantToken(deps, c))
  })
  app.get('/verify', (c) => openLink(deps, c))
  return app
}

const redirectOf = (c: C): string | null => c.req.query('redirect_to') ?? c.req.header('redirect_to') ?? null

async function grantToken(deps: AuthDeps, c: C): Promise<SessionJson> {
  switch (c.req.query('grant_type') ?? '') {
    case 'password':
      return signInWithPassword(deps, clientOf(c), await parseBody(c, PasswordGrantBody))
    case 'refresh_token':
      return refreshSession(deps, clientOf(c), await parseBody(c, RefreshGrantBody))
    case 'pkce':
      return exchangeCode(deps, clientOf(c), await parseBody(c, PkceGrantBody))
    case 'id_token': {
      const { provider } = await parseBody(c, IdTokenGrantBody)
      throw new AppError('provider_disabled', { message: `Provider ${JSON.stringify(provider ?? '')} is not enabled` })
    }
    case 'web3':
      throw new AppError('web3_provider_disabled')
    default:
      throw new AppError('unsupported_grant_type')
  }
}

/**
 * A link to us opens our page, which sends the token on: mail scanners that open every link would otherwise use it up.
 * Links to other apps have no such page and are answered as Supabase Auth does. Browsers send no API key here.
 */
async function openLink(deps: AuthDeps, c: C): Promise<Response> {
  const redirectTo = redirectOf(c)
  const isOurs = isOwnPage(deps.settings, redirectTarget(deps.settings, redirectTo))
  if (deps.renderPage && isOurs && !deps.policy.spendsLinksOnSight) return deps.renderPage(c.req.raw, c.env)
  // A HEAD request never redeems anything.
  if (c.req.method === 'HEAD') return c.body(null, 204)
  const token = c.req.query('token') ?? c.req.query('token_hash') ?? ''
  return c.redirect(await followLink(deps, clientOf(c), { token, type: c.req.query('type') ?? '', redirectTo }), 303)
}
