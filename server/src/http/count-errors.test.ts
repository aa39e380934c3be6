import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { createErrorCounter, routeIn } from './count-errors.ts'

it.each([
  ['/', '/'],
  ['/functions/v1/assistant', '/functions/v1/assistant'],
  ['/storage/v1/object/documents/8a3c/me.png', '/storage/v1/object'],
  ['/places/lisbon', '/places'],
  ['/%F0%9F%92%A3', 'other'],
  ['/A1b2C3', 'other'],
])('%s is counted as %s', (path, route) => expect(routeIn(path)).toBe(route))

describe('the counts of failed answers', () => {
  let server: TestServer
  let clock = Date.parse('2026-11-19T10:59:00Z')
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  it('are added up by hour, route and status', async () => {
    const counter = createErrorCounter({ ...server.product.platform, now: () => clock })
    const fail = (path: string, statusCode = 500) => counter.count({ path, statusCode })
    fail('/functions/v1/assistant')
    fail('/functions/v1/assistant')
    await counter.write()
    fail('/functions/v1/assistant')
    fail('/functions/v1/assistant', 503)
    clock += 120_000
    fail('/blog/one')
    await counter.stop()
    expect(
      await server.db.query(
        `select to_char(hour at time zone 'utc', 'HH24:MI') as hour, route, status, errors from public.server_errors order by 1, 2, 3`,
      ),
    ).toEqual([
      { hour: '10:00', route: '/functions/v1/assistant', status: 500, errors: 3 },
      { hour: '10:00', route: '/functions/v1/assistant', status: 503, errors: 1 },
      { hour: '11:00', route: '/blog', status: 500, errors: 1 },
    ])
  })

  it('are kept for the next time when the database does not answer', async () => {
    let isAway = true
    const written: unknown[] = []
    const db = {
      query: async (_: string, values: unknown) => {
        if (isAway) throw new Error('away')
        written.push(values)
        return []
      },
    } as never
    const counter = createErrorCounter({ ...server.product.platform, db, now: () => clock })
    for (let i = 0; i < 300; i++) counter.count({ path: `/page-${'x'.repeat(i % 40)}`, statusCode: 500 + (i % 90) })
    await counter.write()
    isAway = false
    await counter.stop()
    const rows = JSON.parse((written[0] as string[])[0] ?? '[]') as { errors: number }[]
    expect(rows.reduce((sum, { errors }) => sum + errors, 0)).toBe(300)
  })

  it('include an answer that a handler failed to give', async () => {
    await server.db.query('alter table public.reviews rename to reviews_away')
    const answer = await fetch(`${server.url}/functions/v1/reviews`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: server.product.platform.apiKeys.anon },
      body: '{}',
    })
    await server.db.query('alter table public.reviews_away rename to reviews')
    expect(answer.status).toBe(500)
    await server.product.errors.write()
    expect(
      await server.db.query(`select errors from public.server_errors where route = '/functions/v1/reviews'`),
    ).toEqual([{ errors: 1 }])
  })
})
