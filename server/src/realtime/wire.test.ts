import { once } from 'node:events'
import { request } from 'node:http'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createInbox, openWire } from '../../test/realtime-clients.ts'
import { startRealtimeServer, type RealtimeServer } from '../../test/realtime-server.ts'

const QUOTA = {
  channelsPerConnection: 3,
  joinsPerSecond: 6,
  payloadBytes: 10_000,
  unsentBytes: 200_000,
  heartbeatTimeoutMs: 400,
  sweepMs: 20,
  connectionsPerAddress: 8,
}

let server: RealtimeServer
let strict: RealtimeServer
/**
 * The strict server's clock stands still unless a test moves it: its limits must not depend on the load of the machine.
 */
let strictClockMs = 0
beforeAll(async () => {
  ;[server, strict] = await Promise.all([
    startRealtimeServer(),
    startRealtimeServer({ quota: QUOTA, monotonicMs: () => strictClockMs }),
  ])
})
afterAll(() => Promise.all([server.stop(), strict.stop()]))

const open = async (at = server) => openWire(at.socket())
const status = (frame: readonly unknown[]) => frame[4] as { status: string; response: Record<string, unknown> }

describe('frames', () => {
  it('are answered as recorded: join, heartbeat, leave', async () => {
    const wire = await open()
    wire.say(null, '1', 'phoenix', 'heartbeat', {})
    expect(await wire.reply('1')).toEqual([null, '1', 'phoenix', 'phx_reply', { status: 'ok', response: {} }])
    wire.say('2', '2', 'realtime:trip:1', 'phx_join', { config: { postgres_changes: [] } })
    expect(await wire.reply('2')).toEqual([
      '2',
      '2',
      'realtime:trip:1',
      'phx_reply',
      { status: 'ok', response: { postgres_changes: [] } },
    ])
    wire.say('2', '3', 'realtime:trip:1', 'phx_leave', {})
    expect(status(await wire.reply('3')).status).toBe('ok')
    expect(await wire.frames.until((frame) => frame[3] === 'phx_close')).toEqual([
      '2',
      '2',
      'realtime:trip:1',
      'phx_close',
      {},
    ])
    wire.say('2', '4', 'realtime:trip:1', 'phx_leave', {})
    expect(status(await wire.reply('4')).status).toBe('ok')
  })

  it('echo every filter with an id, in order, also those that are refused', async () => {
    const wire = await open()
    const filters = [
      { event: 'INSERT', schema: 'public', table: 'none' },
      { event: '*', schema: 'public', table: 'none', filter: 'a=eq.1' },
    ]
    wire.say('1', '1', 'realtime:x', 'phx_join', { config: { postgres_changes: filters } })
    const { response } = status(await wire.reply('1'))
    expect(response['postgres_changes']).toEqual(filters.map((filter) => ({ ...filter, id: expect.any(Number) })))
    wire.say('2', '2', 'realtime:y', 'phx_join', {
      config: { postgres_changes: filters, postgres_changes_options: { wait: true } },
    })
    expect(status(await wire.reply('2'))).toMatchObject({
      status: 'error',
      response: { reason: expect.stringMatching(/Unable to subscribe/) },
    })
  })

  it.each([
    ['a topic that is not ours', 'other:1', {}, 'unmatched topic'],
    ['no topic name', 'realtime:', {}, 'TopicNameRequired'],
    ['a topic that is too long', `realtime:${'x'.repeat(250)}`, {}, 'too long'],
    ['control characters', 'realtime:a\u0000b', {}, 'control characters'],
    ['a payload that is no object', 'realtime:1', 'text', 'InvalidJoinPayload'],
    ['filters that are no list', 'realtime:1', { config: { postgres_changes: 7 } }, 'InvalidJoinPayload'],
    ['a replay', 'realtime:1', { config: { broadcast: { replay: { since: 1 } } } }, 'UnableToReplayMessages'],
  ])('refuse to join: %s', async (_, topic, payload, reason) => {
    const wire = await open()
    wire.say('1', '1', topic, 'phx_join', payload)
    expect(status(await wire.reply('1'))).toMatchObject({
      status: 'error',
      response: { reason: expect.stringContaining(reason) },
    })
  })

  it('for a channel that was not joined get an error', async () => {
    const wire = await open()
    wire.say('1', '1', 'realtime:never', 'broadcast', { event: 'e', payload: {} })
    expect(status(await wire.reply('1'))).toEqual({ status: 'error', response: { reason: 'unmatched topic' } })
  })

  it('close the first channel and leave the second when a client joins twice', async () => {
    const wire = await open()
    wire.say('1', '1', 'realtime:twice', 'phx_join', { config: {} })
    await wire.reply('1')
    wire.say('2', '2', 'realtime:twice', 'phx_join', { config: { broadcast: { ack: true, self: true } } })
    await wire.reply('2')
    expect(await wire.frames.until((frame) => frame[3] === 'phx_close')).toEqual([
      '1',
      '1',
      'realtime:twice',
      'phx_close',
      {},
    ])
    wire.say('2', '3', 'realtime:twice', 'broadcast', { event: 'e', payload: {} })
    expect(status(await wire.reply('3')).status).toBe('ok')
  })

  it.each([
    ['text that is no JSON', 'hello'],
    ['JSON that is no frame', '{"a":1}'],
    [
      'JSON nested deeper than anyone needs',
      `[null,null,"phoenix","heartbeat",${'['.repeat(9_000)}${']'.repeat(9_000)}]`,
    ],
    ['bytes that are no broadcast', Buffer.from([9, 9, 9])],
  ])('close the connection when they are bad: %s', async (_, data) => {
    const wire = await open()
    wire.raw.send(data)
    expect(await wire.closed).toBe(1007)
  })

  it.each([
    ['a presence event that does not exist', 'presence', { event: 'dance' }],
    ['a presence that is no map', 'presence', { event: 'track', payload: [1] }],
    ['a presence without event', 'presence', 'x'],
    ['a broadcast without event', 'broadcast', { payload: 1 }],
  ])('with invalid content get an error and the channel stays open: %s', async (_, event, payload) => {
    const wire = await open()
    wire.say('1', '1', 'realtime:odd', 'phx_join', { config: { broadcast: { ack: true } } })
    wire.say('1', '2', 'realtime:odd', event, payload)
    expect(status(await wire.reply('2')).status).toBe('error')
    wire.say('1', '3', 'realtime:odd', 'unheard-of', { any: 'thing' })
    wire.say('1', '4', 'realtime:odd', 'access_token', { access_token: null })
    wire.say('1', '5', 'realtime:odd', 'broadcast', { event: 'e', payload: 1 })
    expect(status(await wire.reply('5')).status).toBe('ok')
  })

  it('of version 1.0.0 are objects both ways', async () => {
    const socket = server.socket(`apikey=${server.platform.apiKeys.anon}&vsn=1.0.0`)
    await once(socket, 'open')
    const frames = createInbox<Record<string, unknown>>()
    socket.on('message', (data: Buffer) => frames.add(JSON.parse(data.toString()) as Record<string, unknown>))
    const say = (event: string, ref: string, payload: unknown) =>
      socket.send(JSON.stringify({ topic: 'realtime:old', event, payload, ref, join_ref: '1' }))
    say('phx_join', '1', { config: { broadcast: { self: true, ack: true } } })
    say('broadcast', '2', { type: 'broadcast', event: 'e', payload: { a: 1 } })
    expect(await frames.until((frame) => frame['event'] === 'broadcast')).toEqual({
      topic: 'realtime:old',
      event: 'broadcast',
      payload: { type: 'broadcast', event: 'e', payload: { a: 1 } },
      ref: null,
      join_ref: null,
    })
    expect(await frames.until((frame) => frame['ref'] === '2')).toMatchObject({
      event: 'phx_reply',
      payload: { status: 'ok' },
    })
  })
})

describe('the upgrade', () => {
  const attempt = (query: string, headers: Record<string, string> = {}, path = '/realtime/v1/websocket') =>
    new Promise<number>((resolve, reject) => {
      const handshake = {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      }
      const call = request(`${server.url}${path}?${query}`, { headers: { ...handshake, ...headers } })
      call.on('response', (response) => resolve(response.statusCode ?? 0))
      call.on('upgrade', (response, socket) => {
        socket.destroy()
        resolve(response.statusCode ?? 0)
      })
      call.on('error', reject)
      call.end()
    })
  const key = () => `apikey=${server.platform.apiKeys.anon}&vsn=2.0.0`

  it.each([
    ['no key', () => attempt('vsn=2.0.0'), 401],
    ['a wrong key', () => attempt('apikey=sb_publishable_wrong&vsn=2.0.0'), 401],
    ['a forged token as key', () => attempt('apikey=eyJhbGciOiJub25lIn0.e30.&vsn=2.0.0'), 401],
    ['another version', () => attempt(`apikey=${server.platform.apiKeys.anon}&vsn=9`), 400],
    ['another path', () => attempt(key(), {}, '/elsewhere'), 404],
    ['a page of another site', () => attempt(key(), { origin: 'https://evil.example' }), 403],
    ['another port of this machine', () => attempt(key(), { origin: 'http://127.0.0.1:1' }), 403],
    ['an opaque origin', () => attempt(key(), { origin: 'null' }), 403],
    ['nonsense as origin', () => attempt(key(), { origin: '::' }), 403],
  ])('is refused: %s', async (_, call, expected) => {
    expect(await call()).toBe(expected)
  })

  it.each([
    ['no origin, as from a server', {}],
    ['our own pages', { origin: '$own' }],
    ['our own pages under the other name of this machine', { origin: '$alias' }],
    ['the iOS app', { origin: 'capacitor://localhost' }],
    ['the Android app', { origin: 'https://localhost' }],
  ])('is accepted: %s', async (_, { origin }: { origin?: string }) => {
    const own = origin?.replace('$own', server.url).replace('$alias', server.url.replace('127.0.0.1', 'localhost'))
    expect(await attempt(key(), own === undefined ? {} : { origin: own })).toBe(101)
  })
})

describe('limits', () => {
  it('restrict channels and joins', async () => {
    const wire = await open(strict)
    for (const n of [1, 2, 3, 4]) wire.say(`${n}`, `${n}`, `realtime:${n}`, 'phx_join', { config: {} })
    await Promise.all(['1', '2', '3'].map(async (ref) => expect(status(await wire.reply(ref)).status).toBe('ok')))
    expect(status(await wire.reply('4')).response['reason']).toMatch(/Too many channels/)
    for (const n of [5, 6, 7, 8]) wire.say(`${n}`, `${n}`, 'realtime:1', 'phx_join', { config: {} })
    expect(status(await wire.reply('8')).response['reason']).toMatch(/Too many joins/)
    wire.raw.close()
  })

  it('refuse payloads that are too large', async () => {
    const wire = await open(strict)
    wire.say('1', '1', 'realtime:big', 'phx_join', { config: { broadcast: { ack: true } } })
    wire.say('1', '2', 'realtime:big', 'broadcast', { event: 'e', payload: 'x'.repeat(10_100) })
    expect(status(await wire.reply('2'))).toMatchObject({
      status: 'error',
      response: { reason: 'payload_size_exceeded' },
    })
    wire.raw.send('x'.repeat(20_000))
    expect(await wire.closed).toBe(1009)
  })

  it('disconnect a silent client, not one that sends heartbeats', async () => {
    const [silent, alive] = [await open(strict), await open(strict)]
    strictClockMs += 300
    alive.say(null, 'h', 'phoenix', 'heartbeat', {})
    await alive.reply('h')
    strictClockMs += 300
    await silent.closed
    expect(alive.raw.readyState).toBe(alive.raw.OPEN)
    alive.raw.close()
  })

  it('disconnect a client that does not read, while others still do', async () => {
    const slow = await open(strict)
    slow.say('1', '1', 'realtime:flood', 'phx_join', { config: {} })
    await slow.reply('1')
    slow.raw.pause()
    const body = JSON.stringify({
      messages: Array.from({ length: 100 }, () => ({ topic: 'flood', event: 'e', payload: 'x'.repeat(9_000) })),
    })
    const headers = { apikey: strict.platform.apiKeys.anon, 'content-type': 'application/json' }
    while (strict.connectionCount() > 0)
      await fetch(`${strict.url}/realtime/v1/api/broadcast`, { method: 'POST', headers, body })
    slow.raw.resume()
    expect(await slow.closed).toBe(1006)
  })

  it('restrict connections from one address', async () => {
    const sockets = await Promise.all(Array.from({ length: 8 }, () => open(strict)))
    await expect(open(strict)).rejects.toThrow(/429/)
    sockets[0]?.raw.close()
    await sockets[0]?.closed
    for (const { raw } of sockets) raw.terminate()
  })
})
