import { timingSafeEqual } from 'node:crypto'

import { AppError } from '../errors/app-error.ts'
import type { AccessTokens } from './access-tokens.ts'
import type { ApiKeys } from './api-keys.ts'
import { toCaller, type Caller } from './caller.ts'

export type Identify = (credentials: Credentials) => Promise<Caller>
export type Credentials = { readonly apiKey: string | null; readonly bearer: string | null }

const ANON = toCaller({ role: 'anon' })
const SERVICE = toCaller({ role: 'service_role' })

/**
 * The bearer token identifies the caller. Without one (or with an API key in its place, as clients send it before
 * sign-in) the API key does. Keys may be ours or, for other deployments, tokens with a role claim.
 */
export function createIdentify(keys: ApiKeys, tokens: AccessTokens): Identify {
  const byKey = (key: string): Caller | null =>
    isSame(key, keys.anon) ? ANON : isSame(key, keys.service) ? SERVICE : null
  return async ({ apiKey, bearer }) => {
    if (!apiKey && !bearer) throw new AppError('no_api_key')
    const keyCaller = apiKey ? (byKey(apiKey) ?? (await tokens.verify(apiKey).catch(() => null))) : null
    if (apiKey && !keyCaller) throw new AppError('invalid_api_key')
    if (!bearer || bearer === apiKey) return keyCaller ?? ANON
    return byKey(bearer) ?? tokens.verify(bearer)
  }
}

export function credentialsOf(headers: { get(name: string): string | null }): Credentials {
  const bearer = /^Bearer\s+(.+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null
  return { apiKey: headers.get('apikey'), bearer }
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && a.length > 0 && timingSafeEqual(a, b)
}
