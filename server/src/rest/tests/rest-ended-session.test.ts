import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const password = 'Str0ng-pass-word!'

async function signIn(email: string): Promise<{ readonly id: string; readonly token: string }> {
  await server.serviceClient().auth.admin.createUser({ email, password, email_confirm: true })
  const { data } = await server.anonClient().auth.signInWithPassword({ email, password })
  return { id: data.user?.id ?? '', token: data.session?.access_token ?? '' }
}

it.each([
  ['banned', (id: string) => server.serviceClient().auth.admin.updateUserById(id, { ban_duration: '1h' })],
  ['deleted', (id: string) => server.serviceClient().auth.admin.deleteUser(id)],
])('gives the true reason why the token of a %s account is refused', async (kind, end) => {
  const { id, token } = await signIn(`${kind}@example.com`)
  const options = { auth: { persistSession: false }, global: { headers: { authorization: `Bearer ${token}` } } }
  const client = createClient(server.url, server.product.platform.apiKeys.anon, options)
  const read = () => client.from('profiles').select('id')
  expect((await read()).data).toEqual([{ id }])
  await end(id)
  await expect.poll(async () => (await read()).status).toBe(401)
  expect((await read()).error).toMatchObject({ code: 'PGRST301', message: 'The session of this token has ended' })
})

it('still reports a forged token as one that cannot be verified', async () => {
  const { token } = await signIn('forged@example.com')
  const headers = {
    apikey: server.product.platform.apiKeys.anon,
    authorization: `Bearer ${token.slice(0, -8)}AAAAAAAA`,
  }
  const response = await fetch(`${server.url}/rest/v1/profiles`, { headers })
  expect(await response.json()).toMatchObject({ code: 'PGRST301', message: 'JWT cryptographic operation failed' })
})
