import { Hono, type Context } from 'hono'

import { AppError } from '../errors/app-error.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { AuthDeps } from './auth-deps.ts'
import { clientOf } from './client-of.ts'
import { exchangeCode, PkceGrantBody } from './exchange-code.ts'
import { followLink } from './follow-link.ts'
import { parseBody } from './parse-body.ts'
import { publicSettings } from './public-settings.ts'
import { isOwnPage, redirectTarget } from './redirect-targets.ts'
import { RefreshGrantBody, refreshSession } from './refresh-session.ts'
import { requireApiKey } from './require-user.ts'
import { resendMail, ResendBody } from './resend-mail.ts'
import { OtpBody, sendOtp } from './send-otp.ts'
import { RecoverBody, sendRecovery } from './send-recovery.ts'
import { PasswordGrantBody, signInWithPassword } from './sign-in-with-password.ts'
import { signUp, SignUpBody } from './sign-up.ts'
import type { SessionJson } from './start-session.ts'
import { VerifyBody, verifyOtp } from './verify-otp.ts'

type C = Context<AppEnv>
const KEYS_CACHE = 'public, max-age=600'

/** What works without a session. Links, keys and health also work without an API key: browsers open them. */
export function createPublicRoutes(deps: AuthDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const withKey =
    <T extends object>(answer: (c: C) => Promise<T>) =>
    async (c: C): Promise<Response> => {
      await requireApiKey(deps, c)
      return c.json(await answer(c))
    }
  const redirectTo = (c: C): string | null => c.req.query('redirect_to') ?? c.req.header('redirect_to') ?? null

  app.get('/health', (c) => c.json({ version: 'v2', name: 'GoTrue', description: 'Accounts and sessions' }))
  app.get('/settings', (c) => c.json(publicSettings(deps.policy)))
  app.get('/.well-known/jwks.json', (c) => {
    c.header('cache-control', KEYS_CACHE)
    return c.json({ keys: deps.signingKeys.publicKeys() })
  })
  app.get('/.well-known/openid-configuration', (c) => {
    c.header('cache-control', KEYS_CACHE)
    return c.json(openIdConfiguration(`${deps.settings.publicUrl}/auth/v1`))
  })

  app.post(
    '/signup',
    withKey(async (c) => signUp(deps, clientOf(c), { ...(await parseBody(c, SignUpBody)), redirectTo: redirectTo(c) })),
  )
  app.post(
    '/token',
    withKey((c) => grantToken(deps, c)),
  )
  app.post(
    '/recover',
    withKey(async (c) => {
      await sendRecovery(deps, clientOf(c), { ...(await parseBody(c, RecoverBody)), redirectTo: redirectTo(c) })
      return {}
    }),
  )
  for (const path of ['/otp', '/magiclink'])
    app.post(
      path,
      withKey(async (c) => {
        await sendOtp(deps, clientOf(c), { ...(await parseBody(c, OtpBody)), redirectTo: redirectTo(c) })
        return {}
      }),
    )
  app.post(
    '/resend',
    withKey(async (c) => {
      await resendMail(deps, clientOf(c), { ...(await parseBody(c, ResendBody)), redirectTo: redirectTo(c) })
      return {}
    }),
  )
  app.post(
    '/verify',
    withKey(async (c) => verifyOtp(deps, clientOf(c), await parseBody(c, VerifyBody))),
  )
  app.get('/verify', (c) => openLink(deps, c, redirectTo(c)))
  app.get('/authorize', () => {
    throw new AppError('oauth_provider_not_supported')
  })
  app.post('/sso', () => {
    throw new AppError('saml_provider_disabled')
  })
  app.all('/passkeys/*', () => {
    throw new AppError('passkey_disabled')
  })
  return app
}

async function grantToken(deps: AuthDeps, c: C): Promise<SessionJson> {
  switch (c.req.query('grant_type')) {
    case 'password':
      return signInWithPassword(deps, clientOf(c), await parseBody(c, PasswordGrantBody))
    case 'refresh_token':
      return refreshSession(deps, clientOf(c), await parseBody(c, RefreshGrantBody))
    case 'pkce':
      return exchangeCode(deps, clientOf(c), await parseBody(c, PkceGrantBody))
    case 'id_token':
      throw new AppError('provider_disabled')
    case 'web3':
      throw new AppError('web3_provider_disabled')
    default:
      throw new AppError('unsupported_grant_type')
  }
}

/**
 * A person gets our page, which sends the token on: scanners that open every link in a mail would otherwise use it up.
 * Programs and links to other apps are answered as Supabase Auth does.
 */
async function openLink(deps: AuthDeps, c: C, redirectTo: string | null): Promise<Response> {
  const isForPerson = (c.req.header('accept') ?? '').includes('text/html')
  const isOurs = isOwnPage(deps.settings, redirectTarget(deps.settings, redirectTo))
  if (deps.renderPage && isForPerson && isOurs) return deps.renderPage(c.req.raw)
  const link = {
    token: c.req.query('token') ?? c.req.query('token_hash') ?? '',
    type: c.req.query('type') ?? '',
    redirectTo,
  }
  return c.redirect(await followLink(deps, clientOf(c), link), 303)
}

function openIdConfiguration(issuer: string): Readonly<Record<string, unknown>> {
  return {
    issuer,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    token_endpoint: `${issuer}/token`,
    authorization_endpoint: `${issuer}/authorize`,
    userinfo_endpoint: `${issuer}/user`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
  }
}
