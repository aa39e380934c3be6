import { isIP } from 'node:net'

import type { Context } from 'hono'

import type { AppEnv } from '../http/app-env.ts'
import type { Client } from './auth-deps.ts'

const MAX_USER_AGENT = 500

/** The address comes from the outer layer alone, because a client can send any header. */
export function clientOf(c: Context<AppEnv>): Client {
  const address = (c.get('clientAddress') as string | undefined) ?? ''
  return {
    address: isIP(address) ? address : null,
    addressKey: (c.get('addressKey') as string | undefined) ?? 'unknown',
    userAgent: c.req.header('user-agent')?.slice(0, MAX_USER_AGENT) ?? null,
  }
}
