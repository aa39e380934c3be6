import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createInbox, subscribe } from '../../../test/realtime-clients.ts'
import { startRealtimeServer, type RealtimeServer } from '../../../test/realtime-server.ts'

type Seen = {
  readonly kind: 'sync' | 'join' | 'leave'
  readonly key?: string
  readonly state: Record<string, unknown[]>
}

let server: RealtimeServer
beforeAll(async () => {
  server = await startRealtimeServer()
})
afterAll(() => server.stop())

async function enter(room: string, key: string, options: { at?: RealtimeServer; vsn?: string } = {}) {
  const inbox = createInbox<Seen>()
  const client = (options.at ?? server).client(undefined, options)
  const channel = client.channel(room, { config: { presence: { key } } })
  const state = () => channel.presenceState() as Record<string, unknown[]>
  channel.on('presence', { event: 'sync' }, () => inbox.add({ kind: 'sync', state: { ...state() } }))
  channel.on('presence', { event: 'join' }, (event) => inbox.add({ kind: 'join', key: event.key, state: {} }))
  channel.on('presence', { event: 'leave' }, (event) => inbox.add({ kind: 'leave', key: event.key, state: {} }))
  await subscribe(channel)
  const sees = (...keys: string[]) =>
    inbox.until(({ kind, state: seen }) => kind === 'sync' && same(Object.keys(seen), keys))
  return { client, channel, inbox, state, sees }
}

const same = (a: readonly string[], b: readonly string[]) => a.toSorted().join() === b.toSorted().join()

describe('presence', () => {
  it('shows newcomers the members, and everyone who joins and leaves', async () => {
    const ann = await enter('lobby', 'ann')
    expect(await ann.channel.track({ mood: 'rested' })).toBe('ok')
    await ann.sees('ann')
    const ben = await enter('lobby', 'ben', { vsn: '1.0.0' })
    await ben.sees('ann')
    await ben.channel.track({ mood: 'jet-lagged' })
    await ann.sees('ann', 'ben')
    expect(ann.state()).toMatchObject({ ann: [{ mood: 'rested' }], ben: [{ mood: 'jet-lagged' }] })
    await ben.channel.untrack()
    await ann.inbox.until(({ kind, key }) => kind === 'leave' && key === 'ben')
    expect(Object.keys(ann.state())).toEqual(['ann'])
  })

  it('replaces the previously tracked state', async () => {
    const ann = await enter('update', 'ann')
    await ann.channel.track({ page: 1 })
    await ann.channel.track({ page: 2 })
    await ann.inbox.until(() => (ann.state()['ann']?.[0] as { page?: number })?.page === 2)
    expect(ann.state()['ann']).toHaveLength(1)
  })

  it('counts two devices of one key as two', async () => {
    const [phone, laptop] = [await enter('devices', 'ann'), await enter('devices', 'ann')]
    await phone.channel.track({ device: 'phone' })
    await laptop.channel.track({ device: 'laptop' })
    await phone.inbox.until(() => phone.state()['ann']?.length === 2)
    await laptop.client.removeAllChannels()
    await phone.inbox.until(() => phone.state()['ann']?.length === 1)
    expect(phone.state()['ann']).toMatchObject([{ device: 'phone' }])
  })

  it('is rebuilt after the database lost it', async () => {
    const forgetful = await startRealtimeServer({ quota: { leaseMs: 300 } })
    const [ann, ben] = [await enter('crash', 'ann', { at: forgetful }), await enter('crash', 'ben', { at: forgetful })]
    await ann.channel.track({})
    await ben.sees('ann')
    // A crash empties unlogged tables, and a notification is lost with it.
    await forgetful.db.query(`insert into realtime.presences (channel_id, server_id, room, key, meta)
      select gen_random_uuid(), server_id, room, 'unheard', '{"phx_ref": "x"}' from realtime.presences`)
    await forgetful.db.script('truncate realtime.servers')
    await ben.sees('ann', 'unheard')
    expect(ben.inbox.all.filter(({ kind }) => kind === 'leave')).toEqual([])
    await forgetful.stop()
  })

  it('ends when the connection is cut', async () => {
    const [ann, ben] = [await enter('cut', 'ann'), await enter('cut', 'ben')]
    await ben.channel.track({})
    await ann.sees('ben')
    void ben.client.realtime.disconnect()
    await ann.inbox.until(({ kind, key }) => kind === 'leave' && key === 'ben')
    expect(ann.state()).toEqual({})
  })
})
