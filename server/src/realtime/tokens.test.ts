import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createInbox, openWire } from '../../test/realtime-clients.ts'
import { createTraveller, startRealtimeServer, tokenFor, type RealtimeServer } from '../../test/realtime-server.ts'

type System = { readonly extension: string; readonly status: string; readonly message: string }

let clock = Date.parse('2026-05-01T10:00:00Z')
let server: RealtimeServer
beforeAll(async () => {
  server = await startRealtimeServer({ now: () => clock, quota: { sweepMs: 20, leaseMs: 300 } })
})
afterAll(() => server.stop())

async function join(token: string, name: string) {
  const system = createInbox<System>()
  const client = server.client()
  await client.realtime.setAuth(token)
  const channel = client.channel(name, { config: { broadcast: { ack: true } } })
  channel.on('system', {}, system.add)
  const closed = new Promise<void>((resolve) => channel.subscribe((status) => status === 'CLOSED' && resolve()))
  const joined = new Promise<void>((resolve, reject) =>
    client
      .channel(`${name}-probe`)
      .subscribe((status, error) => (status === 'SUBSCRIBED' ? resolve() : reject(error ?? new Error(status)))),
  )
  await joined
  return { client, channel, system, closed }
}

describe('access tokens', () => {
  it('close the channel when they expire, with the reason', async () => {
    const ann = await createTraveller(server, 60)
    const { system, closed } = await join(ann.token, 'expiring')
    clock += 61_000
    expect(await system.until(({ status }) => status === 'error')).toMatchObject({
      extension: 'system',
      message: expect.stringMatching(/expired/),
    })
    await closed
  })

  it('keep it open when they are renewed in time', async () => {
    const ann = await createTraveller(server, 60)
    const { client, channel, system } = await join(ann.token, 'renewed')
    const ben = await createTraveller(server, 60)
    const control = await join(ben.token, 'not-renewed')
    await client.realtime.setAuth(await tokenFor(server, ann.id, 600))
    // Answered after the token, because messages of one channel are handled in order.
    await channel.send({ type: 'broadcast', event: 'barrier', payload: {} })
    clock += 61_000
    await control.closed
    expect(channel.state).toBe('joined')
    expect(system.all).toEqual([])
  })

  it('close it when the account is banned', async () => {
    const ann = await createTraveller(server)
    const { system, closed } = await join(ann.token, 'banned')
    await server.db.query('update auth.users set banned_until = $1 where id = $2', [
      new Date(clock + 60_000).toISOString(),
      ann.id,
    ])
    expect((await system.until(({ status }) => status === 'error')).message).toMatch(/may not sign in/)
    await closed
    await expect(join(ann.token, 'banned-again')).rejects.toThrow(/may not sign in/)
  })

  it('close it when the session is signed out', async () => {
    const { id } = await createTraveller(server)
    const session = randomUUID()
    await server.db.query('insert into auth.sessions (id, user_id) values ($1, $2)', [session, id])
    const { system, closed } = await join(await tokenFor(server, id, 3600, { session_id: session }), 'signed-out')
    await server.db.query('delete from auth.sessions where id = $1', [session])
    expect((await system.until(({ status }) => status === 'error')).message).toMatch(/session has ended/)
    await closed
  })

  it('close it also when the token was sent in place of the key', async () => {
    const { id } = await createTraveller(server)
    const session = randomUUID()
    await server.db.query('insert into auth.sessions (id, user_id) values ($1, $2)', [session, id])
    const token = await tokenFor(server, id, 3600, { session_id: session })
    const wire = await openWire(server.socket(`apikey=${token}&vsn=2.0.0`))
    wire.say('1', '1', 'realtime:keyless', 'phx_join', { config: {} })
    expect((await wire.reply('1'))[4]).toMatchObject({ status: 'ok' })
    await server.db.query('delete from auth.sessions where id = $1', [session])
    const [, , , , system] = await wire.frames.until((frame) => frame[3] === 'system')
    expect(system).toMatchObject({ status: 'error', message: expect.stringMatching(/session has ended/) })
    wire.say('2', '2', 'realtime:again', 'phx_join', { config: {} })
    expect((await wire.reply('2'))[4]).toMatchObject({ status: 'error' })
    wire.raw.close()
  })

  it.each([
    ['forged', async () => `${(await createTraveller(server)).token.slice(0, -4)}AAAA`, /not a valid JWT/],
    ['expired', async () => (await createTraveller(server, -10)).token, /expired/],
    ['no token at all', async () => 'nonsense', /not a valid JWT/],
  ])('are refused: %s', async (_, makeToken, reason) => {
    const token = await makeToken()
    const wire = await openWire(server.socket())
    wire.say('1', '1', 'realtime:refused', 'phx_join', { config: {}, access_token: token })
    const [, , , , payload] = await wire.reply('1')
    expect(payload).toMatchObject({ status: 'error', response: { reason: expect.stringMatching(reason) } })
    wire.say('2', '2', 'realtime:accepted', 'phx_join', { config: {} })
    expect((await wire.reply('2'))[4]).toMatchObject({ status: 'ok' })
    wire.say('2', '3', 'realtime:accepted', 'access_token', { access_token: token })
    const [, , , , system] = await wire.frames.until((frame) => frame[3] === 'system')
    expect(system).toMatchObject({ status: 'error', message: expect.stringMatching(reason) })
    await wire.frames.until((frame) => frame[3] === 'phx_close')
    wire.raw.close()
  })
})
