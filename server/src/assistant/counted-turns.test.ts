import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { ENGINES, startTestServer, type TestServer } from '../../test/test-server.ts'
import { type Asked, beginTurn, MAX_AT_ONCE, MAX_AT_ONCE_PER_ADDRESS } from './counted-turns.ts'
import { requesterOf } from './requester.ts'

describe.each(ENGINES)('turns that were asked on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ engine })
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.db.query('delete from server.asked_turns')
    await server.db.query('delete from public.device_usage')
  })

  const device = (number: number) => number.toString(16).padStart(8, '0')
  const conversationId = randomUUID()
  const begin = (
    number = 1,
    turnId: string = randomUUID(),
    clientAddress = `10.0.0.${number}`,
    changes: Partial<Asked> = {},
  ) =>
    beginTurn(
      server.db,
      requesterOf({ caller: { userId: null }, device: device(number), clientAddress }),
      { turnId, question: 'Why?', conversationId, ...changes },
      Date.now(),
    )
  const used = async (number = 1) => {
    const [row] = await server.db.query<{ used: number }>(
      'select used from public.device_usage where fingerprint_hash = $1',
      [device(number)],
    )
    return row?.used ?? 0
  }

  it(`are answered ${MAX_AT_ONCE} at a time, however many come at once`, async () => {
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => begin()))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_AT_ONCE)
    expect(await used()).toBe(MAX_AT_ONCE)
    await expect(begin()).rejects.toMatchObject({ code: 'too_many_answers', status: 429 })
    for (const result of results) if (result.status === 'fulfilled') await result.value.end('done')
    await expect(begin()).resolves.toMatchObject({ usage: { used: MAX_AT_ONCE + 1 } })
  })

  it(`are answered ${MAX_AT_ONCE_PER_ADDRESS} at a time for one address`, async () => {
    const many = Array.from({ length: MAX_AT_ONCE_PER_ADDRESS + 4 }, (_, index) => index + 1)
    const results = await Promise.allSettled(many.map((number) => begin(number, randomUUID(), '10.9.9.9')))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_AT_ONCE_PER_ADDRESS)
    await expect(begin(99, randomUUID(), '10.9.9.8')).resolves.toBeDefined()
  })

  it('of a server that died make room for others', async () => {
    for (let open = 0; open < MAX_AT_ONCE; open += 1) await begin()
    await server.db.query(`update server.asked_turns set alive_until = now()`)
    await expect(begin()).resolves.toBeDefined()
  })

  it('are given back when we failed or when they were stopped before a word, and count again when repeated', async () => {
    for (const how of ['failed', 'stopped'] as const) {
      const turnId = randomUUID()
      const begun = await begin(1, turnId)
      expect(await used()).toBe(1)
      await begun.end(how)
      expect(await used()).toBe(0)
      const again = await begin(1, turnId)
      expect(again.usage).toMatchObject({ used: 1 })
      await again.end('failed')
    }
  })

  it('that were answered stay counted when they are sent again', async () => {
    const turnId = randomUUID()
    await (await begin(1, turnId)).end('done')
    for (const how of ['stopped', 'failed'] as const) {
      const again = await begin(1, turnId)
      expect(again.usage).toBeNull()
      await again.end(how)
      expect(await used()).toBe(1)
    }
  })

  it.each([
    ['question', { question: 'Why not?' }],
    ['memory', { memory: { language: 'de' } }],
    ['trip', { trip: { days: 3 } }],
    ['screen', { screen: { path: '/trips' } }],
    ['replaced turn', { replaces: '11111111-1111-4111-8111-111111111111' }],
    ['past', { earlier: [{ question: 'Who?', answer: 'You.' }] }],
  ])('are not the same with another %s', async (_, changes) => {
    const turnId = randomUUID()
    await (await begin(1, turnId)).end('done')
    await expect(begin(1, turnId, '10.0.0.1', changes)).rejects.toMatchObject({ code: 'turn_id_reused' })
    await expect(begin(1, turnId)).resolves.toMatchObject({ usage: null })
  })

  it('that are stopped again and again count in the end', async () => {
    for (let time = 0; time < 12; time += 1) await (await begin()).end('stopped')
    expect(await used()).toBe(2)
  })

  it('that are stopped again and again count in the end, also when they are the same turns', async () => {
    for (const turnId of [randomUUID(), randomUUID()])
      for (let time = 0; time < 6; time += 1) await (await begin(1, turnId)).end('stopped')
    expect(await used()).toBe(1)
  })

  it('that are stopped again and again count in the end, also when each device stops only one', async () => {
    const devices = Array.from({ length: 32 }, (_, index) => index + 1)
    for (const number of devices) await (await begin(number, randomUUID(), '10.9.9.9')).end('stopped')
    expect(await Promise.all([30, 31, 32].map(used))).toEqual([0, 1, 1])
    await (await begin(40)).end('stopped')
    expect(await used(40)).toBe(0)
  })

  it('are taken over by the newest request, and the outcome of the older one changes nothing', async () => {
    const turnId = randomUUID()
    const older = await begin(1, turnId)
    const newer = await begin(1, turnId)
    expect([await older.stayAlive(), await newer.stayAlive()]).toEqual([false, true])
    await older.end('failed')
    expect(await used()).toBe(1)
  })

  it.each([
    ['before', ['older', 'newer']],
    ['after', ['newer', 'older']],
  ] as const)('are counted when an older request answers %s the newest has failed', async (_, order) => {
    const turnId = randomUUID()
    const [older, newer] = [await begin(1, turnId), await begin(1, turnId)]
    for (const which of order) await (which === 'older' ? older.end('done') : newer.end('failed'))
    expect(await used()).toBe(1)
  })

  it('that fail again and again count in the end', async () => {
    await (await begin()).end('failed')
    expect(await used()).toBe(0)
    await server.db.query('update server.asked_turns set given_back = 40')
    await (await begin()).end('failed')
    expect(await used()).toBe(1)
  })

  it('store neither account, device, address nor words', async () => {
    await begin(7, randomUUID(), '203.0.113.7')
    const [row] = await server.db.query('select asker, address, question from server.asked_turns')
    expect(JSON.stringify(row)).not.toMatch(/203\.0|00000007|Why/)
  })
})
