import type { Db } from '../src/database/db.ts'
import type { TestServer } from './test-server.ts'

const SIGNED_UP_AT = '2026-10-01T00:00:00Z'

/** Accounts with a confirmed address, old enough that the trial is over: addresses by their id. */
export async function addTravellers(db: Db, emails: Readonly<Record<string, string>>): Promise<void> {
  for (const [id, email] of Object.entries(emails))
    await db.query(
      `insert into auth.users (id, email, aud, role, email_confirmed_at, created_at)
       values ($1, $2, 'authenticated', 'authenticated', $3, $3)`,
      [id, email, SIGNED_UP_AT],
    )
}

/** Queries as the traveller's browser would; null is a guest. */
export async function askAs(
  { url, product }: TestServer,
  userId: string | null,
  path: string,
  init: Omit<RequestInit, 'headers'> = {},
): Promise<Response> {
  const { apiKeys, accessTokens } = product.platform
  const bearer = userId
    ? await accessTokens.sign({ sub: userId, role: 'authenticated', aud: 'authenticated' }, 3_600)
    : apiKeys.anon
  const headers = { 'content-type': 'application/json', apikey: apiKeys.anon, authorization: `Bearer ${bearer}` }
  return fetch(`${url}${path}`, { ...init, headers })
}

export const callAs = (server: TestServer, userId: string | null, name: string, body: object): Promise<Response> =>
  askAs(server, userId, `/functions/v1/${name}`, { method: 'POST', body: JSON.stringify(body) })
