/** The access log names the refused caller, whichever surface refused. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'

import { serveSurfaces, type Served } from '../../test/serve-surfaces.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { createAuthSurface } from '../auth/auth-surface.ts'
import { signedInAccount, type Account } from '../auth/auth-test-kit.ts'
import { createFunctionsSurface } from '../functions/functions-surface.ts'
import { defineFunction } from '../functions/server-function.ts'
import { createRestSurface } from '../rest/rest-surface.ts'
import { createLog } from './log.ts'

const staffOnly = defineFunction({
  kind: 'reading',
  name: 'staff-only',
  access: { staff: ['admin'] },
  input: z.object({}),
  handle: async () => new Response(null, { status: 204 }),
})

let lines: string[] = []
let server: TestServer
let served: Served
let ann: Account
beforeAll(async () => {
  server = await startTestServer()
  ann = await signedInAccount(server)
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  const platform = { ...server.product.platform, log }
  served = await serveSurfaces(platform, [
    { prefix: '/auth/v1', app: createAuthSurface(platform), maxBodyBytes: 1_000 },
    createRestSurface(platform),
    { prefix: '/functions/v1', app: createFunctionsSurface(platform, [staffOnly]), maxBodyBytes: 1_000 },
  ])
})
afterAll(async () => {
  await served.stop()
  await server.stop()
})

async function refusedLine(method: string, path: string, headers: Readonly<Record<string, string>>): Promise<string> {
  lines = []
  const response = await fetch(served.url + path, { method, headers, ...(method === 'POST' && { body: '{}' }) })
  expect([401, 403]).toContain(response.status)
  await response.arrayBuffer()
  await expect.poll(() => lines).toHaveLength(1)
  return lines.join('')
}

it.each([
  ['a traveller among the accounts', 'GET', '/auth/v1/admin/users'],
  ['a traveller at a role', 'POST', '/rest/v1/user_roles'],
  ['a traveller at a function of the staff', 'POST', '/functions/v1/staff-only'],
])('%s', async (_, method, path) => {
  const { anon } = server.product.platform.apiKeys
  const headers = { apikey: anon, 'content-type': 'application/json' }
  const authorization = `Bearer ${ann.session.access_token}`
  expect(await refusedLine(method, path, { ...headers, authorization })).toContain(`"userId":"${ann.id}"`)
  expect(await refusedLine(method, path, headers)).not.toContain('userId')
})

it('logs a traveller whose session has ended, and no account for a forged token', async () => {
  const { anon: apikey } = server.product.platform.apiKeys
  const authorization = `Bearer ${ann.session.access_token}`
  await ann.client.auth.signOut()
  expect(await refusedLine('GET', '/auth/v1/user', { apikey, authorization })).toContain(`"userId":"${ann.id}"`)
  const forged = `${authorization.slice(0, -8)}AAAAAAAA`
  expect(await refusedLine('GET', '/auth/v1/user', { apikey, authorization: forged })).not.toContain('userId')
})
