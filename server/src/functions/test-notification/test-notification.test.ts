import type { RealtimePostgresInsertPayload } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createInbox, subscribe } from '../../../test/realtime-clients.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { signedInAccount } from '../../auth/auth-test-kit.ts'

type Row = { readonly title: string; readonly user_id: string }

describe('a notification', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  async function listening() {
    const account = await signedInAccount(server)
    const { client, id, session } = account
    await client.realtime.setAuth(session.access_token)
    const inbox = createInbox<RealtimePostgresInsertPayload<Row>>()
    const filter = { event: 'INSERT', schema: 'public', table: 'notifications', filter: `user_id=eq.${id}` } as const
    await subscribe(client.channel(`notifications:${id}`).on('postgres_changes', filter, inbox.add))
    return { ...account, inbox }
  }
  const send = (client: Awaited<ReturnType<typeof listening>>['client']) =>
    client.functions.invoke('test-notification', { body: {} })

  it('reaches its owner at once, and no other account, not even one that subscribes to all of them', async () => {
    const mine = await listening()
    const other = await listening()
    const all = createInbox<RealtimePostgresInsertPayload<Row>>()
    const everything = { event: 'INSERT', schema: 'public', table: 'notifications' } as const
    await subscribe(other.client.channel('all').on('postgres_changes', everything, all.add))
    expect((await send(mine.client)).data).toEqual({ isSent: true, devices: 0 })
    const { new: row } = await mine.inbox.until(() => true)
    expect(row).toMatchObject({ title: 'A test, as you asked', user_id: mine.id })
    // Notifications are delivered in order: when this one has arrived, the first would have too.
    await send(other.client)
    await other.inbox.until(() => true)
    await all.until(({ new: { user_id: id } }) => id === other.id)
    expect([...all.all, ...other.inbox.all].filter(({ new: { user_id: id } }) => id === mine.id)).toEqual([])
    await Promise.all([mine.client.removeAllChannels(), other.client.removeAllChannels()])
  })

  it('is also mailed to owners who chose mail, and is not sent when its kind is off', async () => {
    const { client, id, email } = await signedInAccount(server)
    const prefer = (wishes: object) =>
      client.from('notification_preferences').upsert({ user_id: id, kind: 'trip', ...wishes })
    await send(client)
    expect(await server.mailsTo(email)).toEqual([])
    expect((await prefer({ in_app: true, by_mail: true })).error).toBeNull()
    await send(client)
    expect(await server.mailsTo(email)).toMatchObject([{ kind: 'notification', link: `${server.url}/notifications` }])
    await prefer({ in_app: false, by_mail: true })
    expect((await send(client)).data).toEqual({ isSent: false, devices: 0 })
    expect(await server.mailsTo(email)).toHaveLength(1)
  })

  it('is not for guests', async () => {
    const { error } = await server.anonClient().functions.invoke('test-notification', { body: {} })
    expect(error?.context.status).toBe(401)
  })
})
