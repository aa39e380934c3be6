import { Hono, type Context } from 'hono'

import { AppError } from '../errors/app-error.ts'
import type { AppErrorCode } from '../errors/codes.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { AuthDeps } from './auth-deps.ts'
import { OAUTH_PROVIDERS } from './oauth-providers.ts'
import { requireAdmin, requireUser } from './users/require-user.ts'

type Audience = 'everybody' | 'users' | 'admins'
type Disabled = {
  readonly paths: readonly string[]
  readonly audience: Audience
  readonly code: AppErrorCode
  readonly message?: string
}

const OAUTH_SERVER = { code: 'feature_disabled', message: 'OAuth server is disabled' } as const

/**
 * Parts of Supabase Auth that this server does not have. Each is refused as Supabase Auth refuses it when switched off.
 */
const DISABLED: readonly Disabled[] = [
  { paths: ['/sso', '/sso/*'], audience: 'everybody', code: 'saml_provider_disabled' },
  { paths: ['/passkeys', '/passkeys/*'], audience: 'everybody', code: 'passkey_disabled' },
  { paths: ['/oauth/*', '/.well-known/oauth-authorization-server'], audience: 'everybody', ...OAUTH_SERVER },
  { paths: ['/scim/v2/*'], audience: 'everybody', code: 'feature_disabled', message: 'SCIM server is disabled' },
  { paths: ['/user/oauth/*'], audience: 'users', ...OAUTH_SERVER },
  { paths: ['/user/identities/*'], audience: 'users', code: 'manual_linking_disabled' },
  {
    paths: ['/factors/recovery-codes', '/factors/recovery-codes/*'],
    audience: 'users',
    code: 'feature_disabled',
    message: 'MFA recovery codes are disabled',
  },
  { paths: ['/admin/oauth/*'], audience: 'admins', ...OAUTH_SERVER },
  {
    paths: ['/admin/custom-providers', '/admin/custom-providers/*'],
    audience: 'admins',
    code: 'feature_disabled',
    message: 'Custom OAuth providers are disabled',
  },
  { paths: ['/admin/sso/providers/:providerId'], audience: 'admins', code: 'sso_provider_not_found' },
]

export function createDisabledFeatures(deps: AuthDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const require: Readonly<Record<Audience, (c: Context<AppEnv>) => Promise<unknown>>> = {
    everybody: async () => undefined,
    users: (c) => requireUser(deps, c),
    admins: (c) => requireAdmin(deps, c),
  }
  for (const { paths, audience, code, message } of DISABLED)
    for (const path of paths)
      app.all(path, async (c) => {
        await require[audience](c)
        throw new AppError(code, message === undefined ? {} : { message })
      })

  app.get('/authorize', (c) => {
    throw new AppError('validation_failed', { message: `Unsupported provider: ${whyNot(c.req.query('provider'))}` })
  })
  app.on(['GET', 'POST'], '/callback', (c) => c.redirect(strayCallback(deps, c.req.query('state')), 303))

  // Lists that are empty because nothing can be added to them.
  app.get('/admin/sso/providers', async (c) => {
    await requireAdmin(deps, c)
    return c.json({ items: [] })
  })
  app.post('/admin/sso/providers', async (c) => {
    await requireAdmin(deps, c)
    throw new AppError('saml_provider_disabled')
  })
  return app
}

function whyNot(provider = ''): string {
  return OAUTH_PROVIDERS.includes(provider) ? 'provider is not enabled' : `Provider ${provider} could not be found`
}

/** A browser returns from a provider although no sign-in was started: the reason goes into the redirect address. */
function strayCallback({ settings }: AuthDeps, state: string | undefined): string {
  const target = new URL(settings.publicUrl)
  target.search = new URLSearchParams({
    error: 'invalid_request',
    error_code: state ? 'bad_oauth_state' : 'bad_oauth_callback',
    error_description: state ? 'OAuth state not found or expired' : 'OAuth state parameter missing',
  }).toString()
  return target.toString()
}
