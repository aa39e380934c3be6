import type { Queryable } from '../database/db.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { Platform } from '../platform.ts'
import type { AuthPolicy } from './auth-policy.ts'
import type { PasswordHasher } from './passwords/password-hasher.ts'

/** What the surface is given. */
export type AuthSurfaceDeps = Pick<
  Platform,
  'settings' | 'db' | 'log' | 'now' | 'signingKeys' | 'accessTokens' | 'apiKeys' | 'identify' | 'mailer' | 'limits'
> & {
  /** The app's own page for a link that a person opened; without it links answer as Supabase Auth does. */
  readonly renderPage?: (request: Request, env: AppEnv['Bindings']) => Response | Promise<Response>
}

/** What every operation works with. */
export type AuthDeps = AuthSurfaceDeps & {
  readonly policy: AuthPolicy
  readonly passwords: PasswordHasher
}

/** Who is on the other end of the line. */
export type Client = {
  /** IPv4, or the /64 network of IPv6: what limits are counted by. */
  readonly addressKey: string
  readonly address: string | null
  readonly userAgent: string | null
}

export type Tx = Queryable

export const isoAt = (milliseconds: number): string => new Date(milliseconds).toISOString()
