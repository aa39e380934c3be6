import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openWire } from '../../test/realtime-clients.ts'
import { startRealtimeServer, type RealtimeServer } from '../../test/realtime-server.ts'
import { createBus } from './bus.ts'

const QUOTA = { publicPayloadBytes: 5_000, bytesPerSecond: 40_000, bytesPerSecondOfAddress: 60_000 }

let server: RealtimeServer
beforeAll(async () => {
  server = await startRealtimeServer({ quota: QUOTA })
})
afterAll(() => server.stop())

/** Whole seconds are counted, so a test begins with one. */
const nextSecond = () => new Promise((resolve) => setTimeout(resolve, 1_000 - (performance.now() % 1_000)))
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
  it('of one message are fewer in a public channel', async () => {
    await nextSecond()
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
    await nextSecond()
    // Three times as many as a second has room for: a busy machine may take more than one second to read them.
    for (let i = 0; i < 30; i++)
      wire.say('1', null, 'realtime:room', 'broadcast', { event: 'e', payload: 'x'.repeat(4_500) })
    expect(await wire.closed).toBe(1008)
  })

  it('of one address are limited over all its connections and requests', async () => {
    // What a connection may send alone, by six of them: more than an address may, also when it is read over two seconds.
    const flood = async (): Promise<number> => {
      const wires = await Promise.all(Array.from({ length: 6 }, openRoom))
      await nextSecond()
      for (const wire of wires) {
        for (let i = 0; i < 9; i++)
          wire.say('1', null, 'realtime:room', 'broadcast', { event: 'e', payload: 'x'.repeat(4_000) })
      }
      expect(await Promise.any(wires.map(({ closed }) => closed))).toBe(1008)
      const { status } = await broadcast('x'.repeat(4_000))
      for (const { raw } of wires) raw.close()
      return status
    }
    // The request has to fall into the same second.
    await expect.poll(flood).toBe(429)
  })
})

it('messages for other servers wait up to so many bytes while the database is slow', async () => {
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
