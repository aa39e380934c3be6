import { Hono } from 'hono'

import type { AppEnv } from '../http/app-env.ts'
import type { AuthDeps } from './auth-deps.ts'
import { publicSettings } from './public-settings.ts'

const KEYS_CACHE = 'public, max-age=600'

/** What anybody may read, without an API key. */
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
