import type { SupabaseClient } from '@supabase/supabase-js'
import { afterEach, describe, expect, it } from 'vitest'

import { cutConnections, cutListeners } from '../../test/cut-connections.ts'
import { createInbox, subscribe } from '../../test/realtime-clients.ts'
import { createTraveller, startRealtimeServer, type RealtimeServer } from '../../test/realtime-server.ts'

const QUOTA = { leaseMs: 2_000 }
let stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.toReversed()) await stop()
  stops = []
})

async function startTwo(): Promise<readonly [RealtimeServer, RealtimeServer]> {
  const first = await startRealtimeServer({ quota: QUOTA })
  const second = await startRealtimeServer({ sharedWith: first, quota: QUOTA })
  stops = [() => first.stop(), () => second.stop()]
  return [first, second]
}

async function listenOn(client: SupabaseClient, name: string) {
  const inbox = createInbox<{ event: string; payload: unknown }>()
  const channel = client.channel(name)
  channel.on('broadcast', { event: '*' }, (message) => inbox.add(message as never))
  await subscribe(channel)
  return {
    inbox,
    channel,
    say: (event: string, payload: unknown) => channel.send({ type: 'broadcast', event, payload }),
  }
}

describe('two servers on one database', () => {
  it('pass broadcasts on in order, once, whatever their size', async () => {
    const [first, second] = await startTwo()
    const [ann, ben, cid] = [
      await listenOn(first.client(), 'room'),
      await listenOn(second.client(), 'room'),
      await listenOn(first.client(), 'room'),
    ]
    const payloads = Array.from({ length: 60 }, (_, n) => ({ n, padding: 'é'.repeat(n % 7 === 0 ? 9_000 : 5) }))
    for (const payload of payloads) void ann.say('n', payload)
    void ann.say('bytes', new Uint8Array([1, 2, 3]).buffer)
    const { payload } = await ben.inbox.until(({ event }) => event === 'bytes')
    await cid.inbox.until(({ event }) => event === 'bytes')
    expect(new Uint8Array(payload as ArrayBuffer)).toEqual(new Uint8Array([1, 2, 3]))
    for (const { inbox } of [ben, cid])
      expect(inbox.all.slice(0, -1).map((message) => message.payload)).toEqual(payloads)
    await ben.say('back', {})
    await ann.inbox.until(({ event }) => event === 'back')
    expect(ann.inbox.all).toHaveLength(1)
  })

  it('both deliver a row change, each to its own readers', async () => {
    const [first, second] = await startTwo()
    await first.db
      .script(`create table jobs (id int primary key, owner uuid); alter table jobs enable row level security;
      create policy own on jobs for select using (owner = auth.uid()); alter publication supabase_realtime add table jobs`)
    const [ann, ben] = [await createTraveller(first), await createTraveller(first)]
    const follow = async (server: RealtimeServer, token: string) => {
      const inbox = createInbox<{ new: { id: number } }>()
      const client = server.client(token)
      await client.realtime.setAuth()
      const channel = client.channel('jobs')
      channel.on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'jobs' }, (change) =>
        inbox.add(change as never),
      )
      await subscribe(channel)
      return inbox
    }
    const inboxes = [await follow(first, ann.token), await follow(second, ann.token), await follow(second, ben.token)]
    await second.db.query('insert into jobs values (1, $1), (2, $2)', [ann.id, ben.id])
    for (const [i, id] of [1, 1, 2].entries())
      expect(await inboxes[i]?.until(() => true)).toMatchObject({ new: { id } })
    await first.db.query('insert into jobs values (3, $1), (4, $2)', [ann.id, ben.id])
    for (const [i, ids] of [
      [1, 3],
      [1, 3],
      [2, 4],
    ].entries()) {
      await inboxes[i]?.until((change) => change.new.id === ids[1])
      expect(inboxes[i]?.all.map((change) => change.new.id)).toEqual(ids)
    }
  })

  it('see each other’s travellers, and notice when a server dies silently', async () => {
    const [first, second] = await startTwo()
    const enter = async (server: RealtimeServer, key: string) => {
      const syncs = createInbox<string>()
      const leaves = createInbox<string>()
      const channel = server.client().channel('lobby', { config: { presence: { key } } })
      channel.on('presence', { event: 'sync' }, () => syncs.add(Object.keys(channel.presenceState()).toSorted().join()))
      channel.on('presence', { event: 'leave' }, (event) => leaves.add(event.key))
      await subscribe(channel)
      await channel.track({ from: server.url })
      return { sees: (keys: string) => syncs.until((seen) => seen === keys), leaves }
    }
    const ann = await enter(first, 'ann')
    const ben = await enter(second, 'ben')
    await Promise.all([ann.sees('ann,ben'), ben.sees('ann,ben')])
    const third = await startRealtimeServer({ sharedWith: first, quota: QUOTA })
    const cid = await enter(third, 'cid')
    await Promise.all([ann.sees('ann,ben,cid'), cid.sees('ann,ben,cid')])
    await third.kill()
    // Its lease would expire by itself; this only shortens the wait.
    await first.db.query(`update realtime.servers set alive_until = now() - interval '1 second'
      where id = (select server_id from realtime.presences where key = 'cid')`)
    await Promise.all([ann, ben].map(({ leaves }) => leaves.until((key) => key === 'cid')))
    expect([ann.leaves.all, ben.leaves.all]).toEqual([['cid'], ['cid']])
    expect(await first.db.query('select key from realtime.presences order by key')).toEqual([
      { key: 'ann' },
      { key: 'ben' },
    ])
  })
})

it('continues receiving from the others after the database closed every connection', async () => {
  const [first, second] = await startTwo()
  const [ann, ben] = [await listenOn(first.client(), 'cut'), await listenOn(second.client(), 'cut')]
  await cutConnections(first.db)
  // Until both listen again a message may be lost, as on any network; clients stay connected meanwhile.
  const retry = setInterval(() => void ann.say('again', {}), 100)
  expect(await ben.inbox.until(({ event }) => event === 'again')).toBeDefined()
  clearInterval(retry)
})

it('clients that follow rows join again after the database was away, because changes are not repeated', async () => {
  const [server] = await startTwo()
  await server.db.script(`create table seats (id int primary key); grant select on seats to anon;
    alter publication supabase_realtime add table seats; select realtime.sync_watches()`)
  const [statuses, rows] = [createInbox<string>(), createInbox<unknown>()]
  const channel = server.client().channel('seats')
  channel.on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'seats' }, (change) =>
    rows.add(change.new),
  )
  channel.subscribe(statuses.add)
  await statuses.until((status) => status === 'SUBSCRIBED')
  const bystander = await listenOn(server.client(), 'no rows')
  await cutListeners(server.db)
  await statuses.until(() => statuses.all.filter((status) => status === 'SUBSCRIBED').length === 2)
  await server.db.query('insert into seats values (7)')
  expect(await rows.until(() => true)).toEqual({ id: 7 })
  expect(bystander.channel.state).toBe('joined')
})

it('clients reconnect by themselves when their server restarts', async () => {
  const first = await startRealtimeServer()
  const port = Number(new URL(first.url).port)
  const client = first.client()
  const inbox = createInbox<{ event: string }>()
  const statuses = createInbox<string>()
  const channel = client.channel('durable')
  channel.on('broadcast', { event: '*' }, inbox.add)
  channel.subscribe(statuses.add)
  await statuses.until((status) => status === 'SUBSCRIBED')
  const second = await restart(first, port)
  stops = [() => second.stop()]
  await statuses.until(() => statuses.all.filter((status) => status === 'SUBSCRIBED').length === 2)
  await second.client().channel('durable').httpSend('welcome-back', {})
  expect(await inbox.until(() => true)).toMatchObject({ event: 'welcome-back' })
})

async function restart(server: RealtimeServer, port: number): Promise<RealtimeServer> {
  await server.shutDown()
  return startRealtimeServer({ sharedWith: server, port })
}
