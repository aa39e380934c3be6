import { RecordSearchResponse } from '@app/contracts/record-search'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { ENGINES, startTestServer, type TestServer } from '../../../test/test-server.ts'

const ANN = '11111111-1111-4111-8111-111111111111'
const SEARCH = { kind: 'hotel', search: 'destination=Lisbon' }

describe.each(ENGINES)('record-search on %s', (engine) => {
  let server: TestServer
  let token: string
  beforeAll(async () => {
    server = await startTestServer({ engine, settings: { ADMIN_EMAIL: 'Boss@example.com' } })
    const sign = server.product.platform.accessTokens.sign
    token = await sign({ sub: ANN, role: 'authenticated', aud: 'authenticated' }, 3_600)
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.db.query('delete from auth.users where id = $1', [ANN])
    await server.db.query(
      `insert into auth.users (id, email, aud, role, created_at)
       values ($1, 'ann@example.com', 'authenticated', 'authenticated', now() - interval '30 days')`,
      [ANN],
    )
  })

  const call = (body: object = SEARCH, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/functions/v1/record-search`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        apikey: server.product.platform.apiKeys.anon,
        authorization: `Bearer ${token}`,
        ...headers,
      },
      body: JSON.stringify(body),
    })
  const used = async () =>
    (await server.db.query('select used from public.user_usage where user_id = $1', [ANN]))[0]?.['used'] ?? 0
  const use = (count: number) =>
    server.db.query(`insert into public.user_usage (user_id, usage_type, used) values ($1, 'search_requests', $2)`, [
      ANN,
      count,
    ])

  it('counts one, and returns the number used and the time of the reset', async () => {
    const answer = RecordSearchResponse.parse(await (await call()).json())
    expect(answer).toMatchObject({ used: 1, limit: 25 })
    expect(answer.resetsAt).toMatch(/T00:00:00\.000Z$/)
    expect(Date.parse(answer.resetsAt)).toBeGreaterThan(Date.now())
  })

  it('takes the last one, and refuses the next in words and figures', async () => {
    await use(24)
    expect((await call()).status).toBe(200)
    const refused = await call()
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({ error: { code: 'usage_limit_reached', issues: { limit: 25 } } })
    expect(await used()).toBe(25)
  })

  it('never lets more through, however many arrive at once', async () => {
    await use(20)
    const answers = await Promise.all(Array.from({ length: 20 }, () => call()))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
    expect(await used()).toBe(25)
  })

  it('counts a repeat under the same key once, and stores no refusal', async () => {
    await use(24)
    const headers = { 'idempotency-key': 'search-2026-11-15-1' }
    await call(SEARCH, headers)
    const again = await call(SEARCH, headers)
    expect(RecordSearchResponse.parse(await again.json()).used).toBe(25)
    const other = { 'idempotency-key': 'search-2026-11-15-2' }
    expect((await call(SEARCH, other)).status).toBe(429)
    await server.db.query('update public.user_usage set used = 3 where user_id = $1', [ANN])
    expect((await call(SEARCH, other)).status).toBe(200)
  })

  it('counts without limit for an account without limits', async () => {
    await server.db.query(`update auth.users set email = 'boss@example.com' where id = $1`, [ANN])
    await use(400)
    expect(RecordSearchResponse.parse(await (await call()).json())).toMatchObject({ used: 401, limit: null })
  })

  const STAY = { destination: 'Lisbon', checkInDate: '2099-12-01', checkOutDate: '2099-12-04', adults: 2, rooms: 1 }
  const withBooking = (search: object = STAY) => ({ ...SEARCH, booking: { kind: 'hotel', search } })

  it('gives the link to the booking site together with the count, and none when the day is used up', async () => {
    await use(24)
    const { link, used: count } = RecordSearchResponse.parse(await (await call(withBooking())).json())
    expect([new URL(link ?? '').host, count]).toEqual(['www.expedia.com', 25])
    const refused = await call(withBooking())
    expect(refused.status).toBe(429)
    expect(await refused.text()).not.toContain('expedia')
  })

  it.each([
    ['a day that is over', { ...STAY, checkInDate: '2020-01-01' }],
    ['no destination', { ...STAY, destination: ' ' }],
    ['a field that no form has', { ...STAY, host: 'evil.example' }],
  ])('refuses %s and counts nothing', async (_, search) => {
    expect((await call(withBooking(search))).status).toBe(400)
    expect(await used()).toBe(0)
  })

  it('is not for visitors without a device, nor for anything but a search', async () => {
    const { apiKeys } = server.product.platform
    expect((await call(SEARCH, { authorization: `Bearer ${apiKeys.anon}` })).status).toBe(400)
    for (const body of [{}, { ...SEARCH, kind: 'boat' }, { ...SEARCH, search: 'x'.repeat(10_000) }])
      expect((await call(body)).status).toBe(400)
    expect(await used()).toBe(0)
  })
})
