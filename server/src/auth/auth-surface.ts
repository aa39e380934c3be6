import { Hono } from 'hono'

import { AppError } from '../errors/app-error.ts'
import type { AppEnv } from '../http/app-env.ts'
import { createAdminRoutes } from './admin/admin-routes.ts'
import type { AuthDeps, AuthSurfaceDeps } from './auth-deps.ts'
import { authPolicyOf } from './auth-policy.ts'
import { createDisabledFeatures } from './disabled-features.ts'
import { createFactorRoutes } from './mfa/factor-routes.ts'
import { createPasswordHasher } from './passwords/password-hasher.ts'
import { createPublicRoutes } from './public-routes.ts'
import { API_VERSION_HEADER, renderAuthError } from './render-auth-error.ts'
import { createUserRoutes } from './users/user-routes.ts'
import { createWellKnownRoutes } from './well-known-routes.ts'

/** `/auth/v1` as Supabase Auth speaks it, for email and password. */
export function createAuthSurface(given: AuthSurfaceDeps): Hono<AppEnv> {
  const deps: AuthDeps = { ...given, policy: authPolicyOf(given.settings), passwords: createPasswordHasher() }
  const app = new Hono<AppEnv>()
  app.use(async (c, next) => {
    await next()
    // Answers hold tokens and personal data; the signing keys set their own header.
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
    const version = c.req.header(API_VERSION_HEADER)
    if (version === '2024-01-01') c.header(API_VERSION_HEADER, version)
  })
  app.route('/', createWellKnownRoutes(deps))
  app.route('/', createPublicRoutes(deps))
  app.route('/', createDisabledFeatures(deps))
  app.route('/', createUserRoutes(deps))
  app.route('/factors', createFactorRoutes(deps))
  app.route('/', createAdminRoutes(deps))
  // Otherwise the parent app would answer in its own format.
  app.all('*', () => {
    throw new AppError('not_found')
  })
  app.onError((error, c) => renderAuthError(error, c, deps.log))
  return app
}
