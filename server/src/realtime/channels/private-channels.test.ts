import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createInbox, subscribe } from '../../../test/realtime-clients.ts'
import { createTraveller, startRealtimeServer, type RealtimeServer } from '../../../test/realtime-server.ts'

const POLICIES = `
  create table public.members (topic text, user_id uuid, can_send boolean, primary key (topic, user_id));
  create policy receive on realtime.messages for select to authenticated using (
    exists (select from public.members where topic = realtime.topic() and user_id = auth.uid()));
  create policy send on realtime.messages for insert to authenticated with check (
    extension = 'broadcast' and
    exists (select from public.members where topic = realtime.topic() and user_id = auth.uid() and can_send));
  create policy be_there on realtime.messages for insert to authenticated with check (
    extension = 'presence' and realtime.topic() like 'visible-%');
`

let server: RealtimeServer
beforeAll(async () => {
  server = await startRealtimeServer()
  await server.db.script(POLICIES)
})
afterAll(() => server.stop())

async function member(topic: string, can: 'send' | 'listen' | 'nothing') {
  const traveller = await createTraveller(server)
  if (can !== 'nothing')
    await server.db.query('insert into members values ($1, $2, $3)', [topic, traveller.id, can === 'send'])
  const client = server.client(traveller.token)
  await client.realtime.setAuth()
  const inbox = createInbox<{ event: string }>()
  const channel = client.channel(topic, { config: { private: true, broadcast: { ack: true } } })
  channel.on('broadcast', { event: '*' }, inbox.add)
  return {
    ...traveller,
    client,
    channel,
    inbox,
    say: (event: string) => channel.send({ type: 'broadcast', event, payload: {} }),
  }
}

describe('a private channel', () => {
  it('is open to readers that its policy allows, and closed to all others', async () => {
    const [ann, eve] = [await member('trip-1', 'listen'), await member('trip-1', 'nothing')]
    await subscribe(ann.channel)
    await expect(subscribe(eve.channel)).rejects.toThrow(/Unauthorized.*trip-1/)
    await expect(subscribe(server.client().channel('trip-1', { config: { private: true } }))).rejects.toThrow(
      /Unauthorized/,
    )
  })

  it('accepts messages only from those who may send', async () => {
    const [ann, ben] = [await member('trip-2', 'send'), await member('trip-2', 'listen')]
    await Promise.all([subscribe(ann.channel), subscribe(ben.channel)])
    expect(await ben.say('forbidden')).toBe('error')
    await expect(ben.channel.httpSend('forbidden', {})).rejects.toThrow(/permission/)
    expect(await ann.say('allowed')).toBe('ok')
    await ben.inbox.until(({ event }) => event === 'allowed')
    expect(await ann.channel.httpSend('by-http', {})).toEqual({ success: true })
    await ann.inbox.until(({ event }) => event === 'by-http')
    expect(ann.inbox.all.map(({ event }) => event)).toEqual(['by-http'])
  })

  it('is separate from the public channel of the same name', async () => {
    const ann = await member('trip-3', 'send')
    await subscribe(ann.channel)
    const stranger = server.client().channel('trip-3', { config: { broadcast: { ack: true } } })
    const overheard = createInbox<{ event: string }>()
    stranger.on('broadcast', { event: '*' }, overheard.add)
    await subscribe(stranger)
    await stranger.send({ type: 'broadcast', event: 'from-outside', payload: {} })
    await ann.say('inside')
    const marker = server.client().channel('trip-3')
    await marker.httpSend('marker', {})
    await overheard.until(({ event }) => event === 'marker')
    expect(overheard.all.map(({ event }) => event)).toEqual(['marker'])
    expect(ann.inbox.all).toEqual([])
  })

  it('shows only members whom a policy allows', async () => {
    const [hidden, seen] = [await member('trip-4', 'send'), await member('visible-1', 'send')]
    await Promise.all([subscribe(hidden.channel), subscribe(seen.channel)])
    expect(await hidden.channel.track({})).toBe('error')
    expect(await seen.channel.track({})).toBe('ok')
  })

  it('closes when the right to read is gone with the next token', async () => {
    const ann = await member('trip-5', 'listen')
    await subscribe(ann.channel)
    const system = createInbox<{ status: string; message: string }>()
    ann.channel.on('system', {}, system.add)
    const stranger = await createTraveller(server)
    ann.client.realtime.accessToken = null
    await ann.client.realtime.setAuth(stranger.token)
    expect(await system.until(({ status }) => status === 'error')).toMatchObject({
      message: expect.stringMatching(/permission/),
    })
  })

  it('reports when a message cannot be stored', async () => {
    const ann = await member('trip-8', 'send')
    await subscribe(ann.channel)
    const answer = await ann.channel.send({ type: 'broadcast', event: 'keep', payload: {}, persist: true })
    expect(answer).toMatch(/not kept/)
  })

  it('receives messages from SQL', async () => {
    const ann = await member('trip-6', 'listen')
    await subscribe(ann.channel)
    await server.db.query(`select realtime.send('{"delayed": true}', 'flight', 'trip-6')`)
    expect(await ann.inbox.until(({ event }) => event === 'flight')).toMatchObject({ payload: { delayed: true } })
  })

  it('leaves no rows from the access check', async () => {
    const before = await server.db.query('select count(*)::int as n from realtime.messages')
    const ann = await member('trip-7', 'send')
    await subscribe(ann.channel)
    await ann.say('hello')
    expect(await server.db.query('select count(*)::int as n from realtime.messages')).toEqual(before)
  })
})

describe('messages between servers', () => {
  it.each([
    `select realtime.announce('{}')`,
    'select realtime.sync_watches()',
    'select * from realtime.outbox',
    'select * from realtime.presences',
    'delete from realtime.servers',
    `insert into realtime.messages (topic, extension, event, payload) values ('t', 'broadcast', 'e', '{}')`,
  ])('cannot be accessed by travellers: %s', async (text) => {
    for (const role of ['anon', 'authenticated']) {
      await expect(server.db.runAs({ role, claims: '{}' }, { text })).rejects.toMatchObject({ code: '42501' })
    }
  })
})
