import { isIP, isIPv6 } from 'node:net'

import type { Context } from 'hono'

import type { AppEnv } from '../http/app-env.ts'
import type { Client } from './auth-deps.ts'

const MAX_USER_AGENT = 500

/** The address comes from the outer layer alone: headers can say anything. */
export function clientOf(c: Context<AppEnv>): Client {
  const address = (c.get('clientAddress') as string | undefined) ?? ''
  return {
    address: isIP(address) ? address : null,
    addressKey: isIPv6(address) ? networkOf(address) : address || 'unknown',
    userAgent: c.req.header('user-agent')?.slice(0, MAX_USER_AGENT) ?? null,
  }
}

/** A household or a phone owns a whole /64, so one address of it says nothing. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail?.split(':').filter(Boolean) ?? []
  const full = tail === undefined ? groups : [...groups, ...Array(8 - groups.length - rest.length).fill('0'), ...rest]
  return `${full.slice(0, 4).join(':')}::/64`
}
