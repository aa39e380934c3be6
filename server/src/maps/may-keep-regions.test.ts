import { REGION_PACKS } from '@app/datasets/map-packs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../test/test-server.ts'

const PASSWORD = 'a long enough passphrase'

describe('downloading a region', () => {
  let server: TestServer
  let token = ''
  let userId = ''
  beforeAll(async () => {
    server = await startTestServer()
    const email = 'maps@example.test'
    const { data } = await server
      .serviceClient()
      .auth.admin.createUser({ email, password: PASSWORD, email_confirm: true })
    userId = data.user?.id ?? ''
    const session = await server.anonClient().auth.signInWithPassword({ email, password: PASSWORD })
    token = session.data.session?.access_token ?? ''
  })
  afterAll(() => server.stop())
  const take = async (authorization?: string) =>
    (await fetch(`${server.url}/maps/${REGION_PACKS[0]?.file}`, { headers: authorization ? { authorization } : {} }))
      .status

  it('is part of the trial', async () => {
    await server.db.query(`update public.trials set ends_at = now() + interval '1 day' where user_id = $1`, [userId])
    expect(await take(`Bearer ${token}`)).toBe(200)
    await server.db.query(
      `update public.trials set started_at = now() - interval '9 days', ends_at = now() - interval '1 day' where user_id = $1`,
      [userId],
    )
    expect(await take(`Bearer ${token}`)).toBe(403)
  })

  it('is refused to guests and invalid tokens', async () => {
    expect(await take()).toBe(403)
    expect(await take('Bearer nobody')).toBe(401)
  })
})
