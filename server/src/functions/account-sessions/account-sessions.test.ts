import { accountSessionsContract } from '@app/contracts/account/account-sessions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { signedInAccount, signIn } from '../../auth/auth-test-kit.ts'

describe('devices that are signed in', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  const listed = async (client: Awaited<ReturnType<typeof signedInAccount>>['client']) => {
    const { data, error } = await client.functions.invoke('account-sessions', { body: {} })
    expect(error).toBeNull()
    return accountSessionsContract.response.parse(data).sessions
  }

  it('are listed, this one first, and ended one by one', async () => {
    const { email, client } = await signedInAccount(server)
    const phone = server.anonClient()
    await signIn(phone, email)
    const [here, there] = await listed(client)
    expect([here?.isCurrent, there?.isCurrent]).toEqual([true, false])
    const { data } = await client.functions.invoke('revoke-session', { body: { sessionId: there?.id } })
    expect(data).toEqual({ isRevoked: true })
    expect(await listed(client)).toHaveLength(1)
    await expect.poll(async () => (await phone.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
    expect((await phone.auth.refreshSession()).error).not.toBeNull()
  })

  it('of another account are neither shown nor ended', async () => {
    const [mine, theirs] = [await signedInAccount(server), await signedInAccount(server)]
    const [session] = await listed(theirs.client)
    const { data } = await mine.client.functions.invoke('revoke-session', { body: { sessionId: session?.id } })
    expect(data).toEqual({ isRevoked: false })
    expect(await listed(theirs.client)).toHaveLength(1)
    expect(await listed(mine.client)).toHaveLength(1)
  })
})
