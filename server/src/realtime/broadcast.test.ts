import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createInbox, subscribe } from '../../test/realtime-clients.ts'
import { startRealtimeServer, type RealtimeServer } from '../../test/realtime-server.ts'

type Message = { readonly event: string; readonly payload: unknown }

let server: RealtimeServer
beforeAll(async () => {
  server = await startRealtimeServer()
})
afterAll(() => server.stop())

async function joinRoom(name: string, options: { vsn?: string; self?: boolean; ack?: boolean } = {}) {
  const inbox = createInbox<Message>()
  const channel = server
    .client(undefined, options)
    .channel(name, { config: { broadcast: { self: options.self ?? false, ack: options.ack ?? false } } })
  channel.on('broadcast', { event: '*' }, (message) => inbox.add(message as unknown as Message))
  await subscribe(channel)
  return {
    channel,
    inbox,
    say: (event: string, payload: unknown) => channel.send({ type: 'broadcast', event, payload }),
  }
}

describe('broadcast', () => {
  it.each([
    ['2.0.0', '2.0.0'],
    ['1.0.0', '2.0.0'],
    ['2.0.0', '1.0.0'],
    ['1.0.0', '1.0.0'],
  ])('reaches the others, from a %s to a %s client', async (from, to) => {
    const [ann, ben] = await Promise.all([
      joinRoom(`r-${from}-${to}`, { vsn: from }),
      joinRoom(`r-${from}-${to}`, { vsn: to }),
    ])
    await ann.say('cursor', { x: 1, name: 'Zoë 🌍' })
    expect(await ben.inbox.until(({ event }) => event === 'cursor')).toMatchObject({
      payload: { x: 1, name: 'Zoë 🌍' },
    })
  })

  it('returns to the sender only on request', async () => {
    const [quiet, loud] = [await joinRoom('echo'), await joinRoom('echo', { self: true, ack: true })]
    await quiet.say('from-quiet', {})
    expect(await loud.say('from-loud', {})).toBe('ok')
    await loud.inbox.until(({ event }) => event === 'from-loud')
    await quiet.inbox.until(({ event }) => event === 'from-loud')
    expect(quiet.inbox.all.map(({ event }) => event)).toEqual(['from-loud'])
  })

  it('carries bytes untouched to clients that can take them', async () => {
    const [ann, ben] = [await joinRoom('bytes'), await joinRoom('bytes')]
    const bytes = Uint8Array.from({ length: 70_000 }, (_, i) => i % 256)
    await ann.say('photo', bytes.buffer)
    const { payload } = await ben.inbox.until(({ event }) => event === 'photo')
    expect(new Uint8Array(payload as ArrayBuffer)).toEqual(bytes)
  })

  it('stays inside its channel', async () => {
    const [here, there] = [await joinRoom('here', { self: true }), await joinRoom('there')]
    await here.say('secret', {})
    await here.inbox.until(({ event }) => event === 'secret')
    const other = await joinRoom('there')
    await other.say('marker', {})
    await there.inbox.until(({ event }) => event === 'marker')
    expect(there.inbox.all.map(({ event }) => event)).toEqual(['marker'])
  })

  it('keeps the order of a burst', async () => {
    const [ann, ben] = [await joinRoom('burst'), await joinRoom('burst')]
    for (let n = 1; n <= 300; n++) void ann.say('n', { n })
    await ben.inbox.until(({ payload }) => (payload as { n: number }).n === 300)
    expect(ben.inbox.all.map(({ payload }) => (payload as { n: number }).n)).toEqual(
      Array.from({ length: 300 }, (_, i) => i + 1),
    )
  })
})

describe('broadcast over HTTP', () => {
  it('delivers JSON and bytes sent by httpSend', async () => {
    const ben = await joinRoom('http')
    const sender = server.client().channel('http')
    expect(await sender.httpSend('json', { a: [1, null] })).toEqual({ success: true })
    expect(await sender.httpSend('bytes', new Uint8Array([0, 255]))).toEqual({ success: true })
    expect(await ben.inbox.until(({ event }) => event === 'json')).toMatchObject({ payload: { a: [1, null] } })
    const { payload } = await ben.inbox.until(({ event }) => event === 'bytes')
    expect(new Uint8Array(payload as ArrayBuffer)).toEqual(new Uint8Array([0, 255]))
  })

  it('delivers a list, also from a client that has not subscribed', async () => {
    const ben = await joinRoom('http-list')
    const sender = server.client().channel('http-list')
    expect(await sender.send({ type: 'broadcast', event: 'rest', payload: { b: 2 } })).toBe('ok')
    expect(await ben.inbox.until(({ event }) => event === 'rest')).toMatchObject({ payload: { b: 2 } })
  })

  it.each([
    ['no key', { apikey: '' }, '/api/broadcast', '{"messages":[]}', 401],
    ['a wrong key', { apikey: 'sb_publishable_wrong' }, '/api/broadcast', '{"messages":[]}', 401],
    ['a body that is not JSON', {}, '/api/broadcast', '{', 422],
    ['an empty list', {}, '/api/broadcast', '{"messages":[]}', 422],
    ['a message without topic', {}, '/api/broadcast', '{"messages":[{"event":"e","payload":{}}]}', 422],
    ['a single body that is not JSON', {}, '/api/broadcast/t/events/e', '{', 400],
    ['another content type', { 'content-type': 'text/plain' }, '/api/broadcast/t/events/e', 'x', 415],
    ['a payload that is too large', {}, '/api/broadcast/t/events/e', JSON.stringify('x'.repeat(300_000)), 422],
    ['a body nested too deeply', {}, '/api/broadcast/t/events/e', `${'['.repeat(9_000)}${']'.repeat(9_000)}`, 400],
    ['a message that is to be kept', {}, '/api/broadcast/t/events/e?persist=true', '{}', 422],
    ['a private room without a policy', {}, '/api/broadcast/t/events/e?private=true', '{}', 403],
  ])('refuses %s', async (_, headers, path, body, status) => {
    const response = await fetch(`${server.url}/realtime/v1${path}`, {
      method: 'POST',
      headers: { apikey: server.platform.apiKeys.anon, 'content-type': 'application/json', ...headers },
      body,
    })
    expect(response.status).toBe(status)
  })
})

it('broadcasts what SQL sends, long or short', async () => {
  const ben = await joinRoom('from-sql')
  await server.db.query(`select realtime.send('{"n": 1}', 'short', 'from-sql', false)`)
  await server.db.query(
    `select realtime.send(jsonb_build_object('text', repeat('x', 20000)), 'long', 'from-sql', false)`,
  )
  await server.db.query(`select realtime.send('{"n": 2}', 'last', 'from-sql', false)`)
  await ben.inbox.until(({ event }) => event === 'last')
  expect(ben.inbox.all.map(({ event }) => event)).toEqual(['short', 'long', 'last'])
  expect(ben.inbox.all[0]?.payload).toMatchObject({ n: 1, id: expect.any(String) })
})

it("gives a payload from SQL an id, unless it has one, and does not fail the caller's work when it cannot send", async () => {
  await server.db.query(`select realtime.send('{"id": "mine"}', 'e', 'own-id'), realtime.send('[1]', 'e', 'own-id')`)
  await server.db.query(`select realtime.send('{}', null, null)`)
  const sent = await server.db.query(`select payload from realtime.messages where topic = 'own-id' order by payload`)
  expect(sent).toEqual([{ payload: [1] }, { payload: { id: 'mine' } }])
})

it('broadcasts the row changes of a trigger, row by row', async () => {
  await server.db.script(`create table public.gates (id int primary key, name text);
    create function public.tell_gate() returns trigger language plpgsql as $$ begin
      perform realtime.broadcast_changes('gates', tg_op, tg_op, tg_table_name, tg_table_schema, new, old, tg_level);
      return null;
    end $$;
    create trigger tell_gate after update on public.gates for each row execute function public.tell_gate();
    create trigger tell_gates after delete on public.gates for each statement execute function public.tell_gate();
    insert into public.gates values (1, 'A1');
    update public.gates set name = 'B2'`)
  const [sent] = await server.db.query(`select event, payload from realtime.messages where topic = 'gates'`)
  const record = { id: 1, name: 'B2' }
  const change = { operation: 'UPDATE', schema: 'public', table: 'gates', record, old_record: { id: 1, name: 'A1' } }
  expect(sent).toMatchObject({ event: 'UPDATE', payload: { ...change, id: expect.any(String) } })
  await expect(server.db.query('delete from public.gates')).rejects.toThrow('for each row')
})
