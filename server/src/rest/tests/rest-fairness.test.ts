import { afterAll, beforeAll, expect, it } from 'vitest'

import { addTravellers } from '../../../test/travellers.ts'
import { CONNECTIONS_PER_ACCOUNT } from '../rest-limits.ts'
import { startLibraryServer, type LibraryServer, type LibraryUser } from './library-server.ts'

let server: LibraryServer
let [busy, other]: LibraryUser[] = []
beforeAll(async () => {
  server = await startLibraryServer()
  await server.db.script(`
    create function public.wait_for_lock() returns int language plpgsql set statement_timeout = 0 as
    $$ begin perform pg_advisory_xact_lock(42); return 1; end $$;
    notify pgrst, 'reload schema';
  `)
  busy = await server.newUser()
  other = await server.newUser()
  await addTravellers(server.db, { [other.id]: 'other@example.com' })
})
afterAll(() => server.stop())

/** Requests that wait for the lock keep their connection until the work is done. */
function withLock(askForIt: () => void, work: () => Promise<void>): Promise<void> {
  return server.db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock(42)')
    askForIt()
    await expect
      .poll(() => tx.query("select from pg_locks where locktype = 'advisory' and not granted"))
      .toHaveLength(CONNECTIONS_PER_ACCOUNT)
    await work()
  })
}

const askSlowly = (token?: string) =>
  server.rest('rpc/wait_for_lock', { method: 'POST', body: {}, ...(token && { token }) })

const manySlowly = (count: number, token?: string) => Array.from({ length: count }, () => askSlowly(token))

/** A read, a health check, a sign-in with a wrong password, a function. */
const ALL_FINE = [200, 200, 400, 200]

async function statusesForOthers(): Promise<readonly number[]> {
  const { url, product } = server
  const token = other?.token ?? ''
  const headers = { apikey: product.platform.apiKeys.anon, 'content-type': 'application/json' }
  const post = (path: string, body: object, more = {}): Promise<Response> =>
    fetch(`${url}${path}`, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) })
  const answers = await Promise.all([
    server.rest('books?limit=1', { token }),
    fetch(`${url}/readyz`),
    post('/auth/v1/token?grant_type=password', { email: 'other@example.com', password: 'wrong' }),
    post('/functions/v1/my-usage', {}, { authorization: `Bearer ${token}` }),
  ])
  return answers.map(({ status }) => status)
}

it.each([
  ['one account', () => busy?.token],
  ['a guest', () => undefined],
])('answers others while %s sends twelve slow requests at once', async (_, token) => {
  let slow: ReturnType<typeof manySlowly> = []
  await withLock(
    () => {
      slow = manySlowly(12, token())
    },
    async () => expect(await statusesForOthers()).toEqual(ALL_FINE),
  )
  const statuses = await Promise.all(slow.map(async (reply) => (await reply).status))
  expect(statuses).not.toContain(429)
})

it('refuses an account with too many waiting requests, and no one else', async () => {
  let slow: ReturnType<typeof manySlowly> = []
  await withLock(
    () => {
      slow = manySlowly(60, busy?.token)
    },
    async () => {
      const first = await Promise.race(slow)
      expect([first.status, first.headers.get('retry-after'), first.json]).toMatchObject([
        429,
        '2',
        { code: 'over_request_rate_limit' },
      ])
      expect(await statusesForOthers()).toEqual(ALL_FINE)
    },
  )
  await Promise.all(slow)
})
