import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { ENGINES, startTestServer, type TestServer } from '../../test/test-server.ts'
import { DbUnavailable } from '../database/db-error.ts'
import type { Db } from '../database/db.ts'
import { createSharedLimits, deleteExpiredLimits } from './shared-limits.ts'

const RULE = { name: 'test', points: 3, seconds: 60 }

describe.each(ENGINES)('shared limits on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ engine })
  })
  afterAll(() => server.stop())

  it('are counted together by several servers', async () => {
    const [one, two] = [createSharedLimits(server.db), createSharedLimits(server.db)]
    const answers = [one, two, one, two, one].map((limits) => () => limits.consume(RULE, 'ann@example.com'))
    const allowed: boolean[] = []
    for (const consume of answers) allowed.push((await consume()).isAllowed)
    expect(allowed).toEqual([true, true, true, false, false])
  })

  it('count every key and every rule separately', async () => {
    const limits = createSharedLimits(server.db)
    for (let i = 0; i < 4; i++) await limits.consume(RULE, 'noisy')
    expect((await limits.consume(RULE, 'quiet')).isAllowed).toBe(true)
    expect((await limits.consume({ ...RULE, name: 'other' }, 'noisy')).isAllowed).toBe(true)
  })

  it('return when to retry, and can be reset', async () => {
    const limits = createSharedLimits(server.db)
    for (let i = 0; i < 3; i++) await limits.consume(RULE, 'ben')
    const { isAllowed, retryAfterSeconds } = await limits.consume(RULE, 'ben')
    expect(isAllowed).toBe(false)
    expect(retryAfterSeconds).toBeGreaterThan(50)
    await limits.reset(RULE, 'ben')
    expect((await limits.consume(RULE, 'ben')).isAllowed).toBe(true)
  })

  it('do not query the database again for a key over its limit', async () => {
    let queries = 0
    const counting = { query: (...args: Parameters<Db['query']>) => (queries++, server.db.query(...args)) } as Db
    const limits = createSharedLimits(counting)
    for (let i = 0; i < 50; i++) await limits.consume(RULE, 'flood')
    expect(queries).toBe(4)
  })

  it('need no query for rules counted in the process', async () => {
    const limits = createSharedLimits({} as Db)
    const rule = { ...RULE, counted: 'here' as const }
    const allowed: boolean[] = []
    for (let i = 0; i < 4; i++) allowed.push((await limits.consume(rule, 'x')).isAllowed)
    expect(allowed).toEqual([true, true, true, false])
  })

  it('fall back to memory while the database is away', async () => {
    const away = { query: () => Promise.reject(new DbUnavailable(new Error('gone'))) } as unknown as Db
    const limits = createSharedLimits(away)
    const allowed: boolean[] = []
    for (let i = 0; i < 4; i++) allowed.push((await limits.consume(RULE, 'x')).isAllowed)
    expect(allowed).toEqual([true, true, true, false])
  })

  it('store no address in the table, and delete expired rows', async () => {
    await createSharedLimits(server.db).consume(RULE, 'carol@example.com')
    const rows = await server.db.query<{ key: string }>('select key from server.rate_limits')
    expect(rows.map(({ key }) => key).join()).not.toContain('carol')
    await deleteExpiredLimits(server.db, Date.now() + 120_000)
    expect(await server.db.query('select 1 from server.rate_limits')).toEqual([])
  })
})
