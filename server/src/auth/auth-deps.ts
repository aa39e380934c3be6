import type { Queryable } from '../database/db.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { Platform } from '../platform.ts'
import type { AuthPolicy } from './auth-policy.ts'
import type { PasswordHasher } from './passwords/password-hasher.ts'

/** Dependencies of the surface. */
export type AuthSurfaceDeps = Pick<
  Platform,
  'settings' | 'db' | 'log' | 'now' | 'signingKeys' | 'accessTokens' | 'apiKeys' | 'identify' | 'mailer' | 'limits'
> & {
  /** The app's own page for a link opened in a browser; without it links answer as Supabase Auth does. */
  readonly renderPage?: (request: Request, env: AppEnv['Bindings']) => Response | Promise<Response>
}

/** Dependencies of every operation. */
export type AuthDeps = AuthSurfaceDeps & {
  readonly policy: AuthPolicy
  readonly passwords: PasswordHasher
}

/** The client of a request. */
export type Client = {
  /** IPv4, or the /64 network of IPv6: the key of rate limits. */
  readonly addressKey: string
  readonly address: string | null
  readonly userAgent: string | null
}

export type Tx = Queryable

export const isoAt = (milliseconds: number): string => new Date(milliseconds).toISOString()
