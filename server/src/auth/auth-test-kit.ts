/** Shared by the tests of this folder: accounts that are ready to use, and the secrets in their mail. */
import { randomInt, randomUUID } from 'node:crypto'

import type { Session, SupabaseClient } from '@supabase/supabase-js'

import type { TestServer } from '../../test/test-server.ts'

export const PASSWORD = 'Quiet-harbour-7'
export const newEmail = (): string => `${randomUUID()}@example.com`

export type Account = {
  readonly email: string
  readonly id: string
  readonly client: SupabaseClient
  readonly session: Session
}

/** A confirmed account, signed in. */
export async function signedInAccount(server: TestServer): Promise<Account> {
  const email = newEmail()
  const { data, error } = await server
    .serviceClient()
    .auth.admin.createUser({ email, password: PASSWORD, email_confirm: true })
  if (error) throw error
  const client = server.anonClient()
  return { email, id: data.user.id, client, session: await signIn(client, email) }
}

export async function signIn(client: SupabaseClient, email: string, password = PASSWORD): Promise<Session> {
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return data.session
}

/** The secrets of the newest mail to the address. */
export async function secretsIn(server: TestServer, email: string): Promise<{ code: string; link: URL; kind: string }> {
  const mail = (await server.mailsTo(email)).find((message) => 'code' in message)
  if (!mail || !('code' in mail)) throw new Error(`No mail with a code to ${email}`)
  return { code: mail.code, kind: mail.kind, link: new URL('link' in mail ? mail.link : 'none:') }
}

type Call = {
  readonly method?: string
  readonly body?: unknown
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Gives each `call` its own address, so that limits by address do not interfere. */
export const BEHIND_PROXY = { TRUSTED_PROXIES: '127.0.0.1' }
const anyAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

/** A raw request, for what the client would not send. */
export async function call(
  server: TestServer,
  path: string,
  { method = 'POST', body, token, headers }: Call = {},
): Promise<Response> {
  const { anon } = server.product.platform.apiKeys
  return fetch(`${server.url}/auth/v1${path}`, {
    method,
    redirect: 'manual',
    headers: {
      apikey: anon,
      'x-supabase-api-version': '2024-01-01',
      'x-forwarded-for': anyAddress(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
}

export async function codeOf(response: Response): Promise<string> {
  return ((await response.json()) as { code: string }).code
}
