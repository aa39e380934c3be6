import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createInbox, subscribe } from '../../test/realtime-clients.ts'
import { ENGINES, startTestServer, type TestServer } from '../../test/test-server.ts'

describe.each(ENGINES)('realtime in the whole product, on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ engine })
    await server.db.script(`create table flights (code text primary key, status text, owner uuid);
      alter table flights enable row level security;
      create policy public_rows on flights for select using (owner is null);
      alter publication supabase_realtime add table flights`)
  })
  afterAll(() => server.stop())

  it('carries broadcasts, presence and row changes', async () => {
    const broadcasts = createInbox<{ event: string }>()
    const changes = createInbox<{ new: unknown; old: unknown; eventType: string }>()
    const syncs = createInbox<readonly string[]>()
    const ben = server.anonClient().channel('trip:1', { config: { presence: { key: 'ben' } } })
    ben.on('broadcast', { event: '*' }, broadcasts.add)
    ben.on('presence', { event: 'sync' }, () => syncs.add(Object.keys(ben.presenceState())))
    ben.on('postgres_changes', { event: '*', schema: 'public', table: 'flights' }, (change) =>
      changes.add(change as never),
    )
    await subscribe(ben)

    const ann = server
      .anonClient()
      .channel('trip:1', { config: { presence: { key: 'ann' }, broadcast: { ack: true } } })
    await subscribe(ann)
    expect(await ann.send({ type: 'broadcast', event: 'hello', payload: {} })).toBe('ok')
    await broadcasts.until(({ event }) => event === 'hello')
    await ann.track({})
    await syncs.until((keys) => keys.includes('ann'))
    expect(await ann.httpSend('by-http', {})).toEqual({ success: true })
    await broadcasts.until(({ event }) => event === 'by-http')

    const hidden = '00000000-0000-4000-8000-000000000000'
    await server.db.query(`insert into flights values ('XX1', 'secret', $1), ('AF1', 'late', null)`, [hidden])
    await changes.until(({ eventType }) => eventType === 'INSERT')
    await server.db.query('delete from flights')
    await changes.until(({ eventType }) => eventType === 'DELETE')
    expect(changes.all.map((change) => [change.eventType, change.new, change.old])).toEqual([
      ['INSERT', { code: 'AF1', status: 'late', owner: null }, {}],
      ['DELETE', {}, { code: 'AF1' }],
    ])
    await ann.unsubscribe()
    await syncs.until((keys) => !keys.includes('ann'))
  })

  it('keeps private channels private without a policy', async () => {
    const channel = server.anonClient().channel('trip:2', { config: { private: true } })
    await expect(subscribe(channel)).rejects.toThrow(/Unauthorized/)
  })
})
