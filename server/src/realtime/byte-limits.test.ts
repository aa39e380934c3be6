import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { openWire } from '../../test/realtime-clients.ts'
import { startRealtimeServer, type RealtimeServer } from '../../test/realtime-server.ts'
import { createBus } from './bus.ts'

const QUOTA = { publicPayloadBytes: 5_000, bytesPerSecond: 40_000, bytesPerSecondOfAddress: 60_000 }

let server: RealtimeServer
/** The clock stands still within a test, so that all its messages fall into one second. */
let clockMs = 0
beforeAll(async () => {
  server = await startRealtimeServer({ quota: QUOTA, monotonicMs: () => clockMs })
})
afterAll(() => server.stop())
beforeEach(() => {
  clockMs += 1_000
})

const broadcast = (payload: string) => {
  const headers = { apikey: server.platform.apiKeys.anon, 'content-type': 'application/json' }
  const url = `${server.url}/realtime/v1/api/broadcast/room/events/e`
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(payload) })
}
async function openRoom() {
  const wire = await openWire(server.socket())
  wire.say('1', '1', 'realtime:room', 'phx_join', { config: { broadcast: { ack: true } } })
  await wire.reply('1')
  return wire
}

describe('bytes', () => {
  it('of one message are limited more strictly in a public channel', async () => {
    const wire = await openRoom()
    wire.say('1', '2', 'realtime:room', 'broadcast', { event: 'e', payload: 'x'.repeat(4_900) })
    expect((await wire.reply('2'))[4]).toMatchObject({ status: 'ok' })
    wire.say('1', '3', 'realtime:room', 'broadcast', { event: 'e', payload: 'x'.repeat(5_100) })
    expect((await wire.reply('3'))[4]).toMatchObject({ response: { reason: 'payload_size_exceeded' } })
    expect((await broadcast('x'.repeat(5_100))).status).toBe(422)
    wire.raw.close()
  })

  it('of one connection are limited per second', async () => {
    const wire = await openRoom()
    for (let i = 0; i < 10; i++)
      wire.say('1', null, 'realtime:room', 'broadcast', { event: 'e', payload: 'x'.repeat(4_500) })
    expect(await wire.closed).toBe(1008)
  })

  it('of one address are limited across all its connections and requests', async () => {
    // Each sends less than a connection may, both together more than an address may.
    const wires = await Promise.all([openRoom(), openRoom()])
    for (const wire of wires) {
      for (let i = 0; i < 9; i++)
        wire.say('1', null, 'realtime:room', 'broadcast', { event: 'e', payload: 'x'.repeat(4_000) })
    }
    expect(await Promise.any(wires.map(({ closed }) => closed))).toBe(1008)
    expect((await broadcast('x'.repeat(4_000))).status).toBe(429)
    for (const { raw } of wires) raw.close()
  })
})

it('messages for other servers are queued up to a limit of bytes while the database is slow', async () => {
  const { promise: slow, resolve } = Promise.withResolvers<readonly []>()
  const batches: (readonly string[])[] = []
  const query = (_: string, [messages]: readonly [readonly string[]]) => {
    batches.push(messages)
    return slow
  }
  const db = { ...server.db, query, listen: async () => async () => {} } as never
  const bus = createBus({ db, log: server.platform.log }, 'me', () => {})
  const text = 'x'.repeat(1024 * 1024)
  for (let i = 0; i < 100; i++) bus.publish({ kind: 'broadcast', room: 'r', event: 'e', text })
  resolve([])
  await bus.close()
  expect(batches.flat().length).toBeLessThan(40)
  expect(Math.max(...batches.map((batch) => batch.length))).toBeLessThanOrEqual(4)
})
