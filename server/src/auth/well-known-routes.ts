import { Hono } from 'hono'

import type { AppEnv } from '../http/app-env.ts'
import type { AuthDeps } from './auth-deps.ts'
import type { AuthPolicy } from './auth-policy.ts'
import { OAUTH_PROVIDERS } from './oauth-providers.ts'

const KEYS_CACHE = 'public, max-age=600'

/** Public documents that need no API key. */
export function createWellKnownRoutes({ settings, policy, signingKeys }: AuthDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.get('/health', (c) => c.json({ version: 'v2', name: 'GoTrue', description: 'Accounts and sessions' }))
  app.get('/settings', (c) => c.json(publicSettings(policy)))
  app.get('/.well-known/jwks.json', (c) => {
    c.header('cache-control', KEYS_CACHE)
    return c.json({ keys: signingKeys.publicKeys() })
  })
  app.get('/.well-known/openid-configuration', (c) => {
    c.header('cache-control', KEYS_CACHE)
    return c.json(openIdConfiguration(`${settings.publicUrl}/auth/v1`))
  })
  return app
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

/** The sign-in options of this server. */
function publicSettings(policy: AuthPolicy): Readonly<Record<string, unknown>> {
  return {
    external: {
      ...Object.fromEntries(OAUTH_PROVIDERS.map((name) => [name, false])),
      anonymous_users: policy.allowsAnonymous,
      email: true,
      phone: false,
    },
    disable_signup: false,
    mailer_autoconfirm: policy.isAutoConfirmed,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    saml_private_key_next_configured: false,
    passkeys_enabled: false,
  }
}
