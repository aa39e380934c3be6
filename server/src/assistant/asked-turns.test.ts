import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { ENGINES, startTestServer, type TestServer } from '../../test/test-server.ts'
import { beginTurn, MOST_AT_ONCE, MOST_AT_ONCE_PER_ADDRESS } from './asked-turns.ts'
import { askerOf } from './asker.ts'

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
  const begin = (number = 1, turnId: string = randomUUID(), clientAddress = `10.0.0.${number}`) =>
    beginTurn(
      server.db,
      askerOf({ caller: { userId: null }, device: device(number), clientAddress }),
      { turnId, question: 'Why?', conversationId: randomUUID() },
      Date.now(),
    )
  const used = async (number = 1) => {
    const [row] = await server.db.query<{ used: number }>(
      'select used from public.device_usage where fingerprint_hash = $1',
      [device(number)],
    )
    return row?.used ?? 0
  }

  it(`are answered ${MOST_AT_ONCE} at a time, however many come at once`, async () => {
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => begin()))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST_AT_ONCE)
    expect(await used()).toBe(MOST_AT_ONCE)
    await expect(begin()).rejects.toMatchObject({ code: 'too_many_answers', status: 429 })
    for (const result of results) if (result.status === 'fulfilled') await result.value.end('done')
    await expect(begin()).resolves.toMatchObject({ usage: { used: MOST_AT_ONCE + 1 } })
  })

  it(`are answered ${MOST_AT_ONCE_PER_ADDRESS} at a time for one address`, async () => {
    const many = Array.from({ length: MOST_AT_ONCE_PER_ADDRESS + 4 }, (_, index) => index + 1)
    const results = await Promise.allSettled(many.map((number) => begin(number, randomUUID(), '10.9.9.9')))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST_AT_ONCE_PER_ADDRESS)
    await expect(begin(99, randomUUID(), '10.9.9.8')).resolves.toBeDefined()
  })

  it('of a server that died make room for others', async () => {
    for (let open = 0; open < MOST_AT_ONCE; open += 1) await begin()
    await server.db.query(`update server.asked_turns set alive_until = now()`)
    await expect(begin()).resolves.toBeDefined()
  })

  it('are given back when we failed, or when they were stopped before a word, and are counted anew then', async () => {
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

  it('that were answered stay counted, whatever becomes of a second sending', async () => {
    const turnId = randomUUID()
    await (await begin(1, turnId)).end('done')
    for (const how of ['stopped', 'failed'] as const) {
      const again = await begin(1, turnId)
      expect(again.usage).toBeNull()
      await again.end(how)
      expect(await used()).toBe(1)
    }
  })

  it('that are stopped again and again are counted at last', async () => {
    for (let time = 0; time < 12; time += 1) await (await begin()).end('stopped')
    expect(await used()).toBe(2)
  })

  it('are taken over by the newest sending, and what becomes of the older one changes nothing', async () => {
    const turnId = randomUUID()
    const older = await begin(1, turnId)
    const newer = await begin(1, turnId)
    expect([await older.stayAlive(), await newer.stayAlive()]).toEqual([false, true])
    await older.end('failed')
    expect(await used()).toBe(1)
  })

  it('keep neither account, device, address nor words', async () => {
    await begin(7, randomUUID(), '203.0.113.7')
    const [row] = await server.db.query('select asker, address, question from server.asked_turns')
    expect(JSON.stringify(row)).not.toMatch(/203\.0|00000007|Why/)
  })
})
