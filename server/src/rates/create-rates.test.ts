import { RateHistory } from '@app/contracts/exchange-rate-history'
import { ExchangeRates } from '@app/contracts/exchange-rates'
import { EXCHANGE_RATES } from '@app/datasets/exchange-rates'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { startFakeProvider } from '../functions/nearby-places/fake-provider.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const HOUR_MS = 3_600_000
const PACKED_DAY = EXCHANGE_RATES.origin.checkedAt

const table = (date: string, changes: Readonly<Record<string, unknown>> = {}): string => {
  const usd = Object.fromEntries(
    EXCHANGE_RATES.currencies.map((code) => [code.toLowerCase(), EXCHANGE_RATES.perDollar(code)]),
  )
  return JSON.stringify({ date, usd: { ...usd, btc: 0.00001, ...changes } })
}

describe('exchange rates', () => {
  type Fake = Awaited<ReturnType<typeof startFakeProvider>>
  let [first, second, server] = [] as unknown as [Fake, Fake, TestServer]
  let now = NOW
  beforeAll(async () => {
    first = await startFakeProvider(() => ({ status: 503, body: '' }))
    second = await startFakeProvider(() => ({ status: 503, body: '' }))
    const settings = { FEEDS: 'on', RATES_URL: `${first.url}/usd.json, ${second.url}/usd.json`, LOG_LEVEL: 'silent' }
    server = await startTestServer({ settings, now: () => now })
  })
  afterAll(async () => {
    await server.stop()
    await Promise.all([first.stop(), second.stop()])
  })
  beforeEach(async () => {
    // Past every pause and every copy.
    now += 24 * HOUR_MS
    await server.db.query('delete from public.exchange_rates', [])
    for (const fake of [first, second]) {
      fake.asked.length = 0
      fake.answer = () => ({ status: 503, body: '' })
    }
  })
  const today = (): string => new Date(now).toISOString().slice(0, 10)
  const ask = async (): Promise<ExchangeRates> => {
    const { data, error } = await server.anonClient().functions.invoke('exchange-rates', { body: {} })
    expect(error).toBeNull()
    return ExchangeRates.parse(data)
  }

  it('are the packed ones while no source answers, and sources are not queried too often', async () => {
    expect(await ask()).toMatchObject({ date: PACKED_DAY, perDollar: { USD: 1 } })
    await ask()
    expect([first.asked.length, second.asked.length]).toEqual([1, 1])
  })

  it('come from the second address when the first fails, without tokens', async () => {
    second.answer = () => ({ status: 200, body: table(today(), { thb: 33.5 }) })
    const { date, perDollar, source } = await ask()
    expect([date, perDollar['THB'], perDollar['BTC']]).toEqual([today(), 33.5, undefined])
    expect(source.url).toMatch(/^https:/)
  })

  it('are cached for six hours, and yesterday’s are shown while today’s are fetched', async () => {
    const yesterday = today()
    first.answer = () => ({ status: 200, body: table(yesterday) })
    await ask()
    now += 5 * HOUR_MS
    expect((await ask()).date).toBe(yesterday)
    expect(first.asked).toHaveLength(1)
    now += 20 * HOUR_MS
    first.answer = () => ({ status: 200, body: table(today(), { eur: 0.9 }) })
    expect((await ask()).date).toBe(yesterday)
    await expect.poll(async () => (await ask()).date).toBe(today())
    expect(first.asked).toHaveLength(2)
  })

  it.each([
    ['no JSON', () => '<html>'],
    ['another shape', () => '{"rates":{}}'],
    ['a day to come', () => table('2099-01-01')],
    ['half of the currencies', () => JSON.stringify({ date: today(), usd: { usd: 1, eur: 0.9 } })],
    ['a euro of nothing', () => table(today(), { eur: 0.0001 })],
    ['a dollar of two', () => table(today(), { usd: 2 })],
    ['too much', () => `${table(today())}${' '.repeat(200_000)}`],
  ])('are rejected: %s', async (_, body) => {
    for (const fake of [first, second]) fake.answer = () => ({ status: 200, body: body() })
    expect((await ask()).date).toBe(PACKED_DAY)
  })

  it('keep a history of the days that were stored, and of no other', async () => {
    const history = async (from: string, to: string) => {
      const { data, error } = await server
        .anonClient()
        .functions.invoke('exchange-rate-history', { body: { from, to } })
      expect(error).toBeNull()
      return RateHistory.parse(data).days
    }
    const [first] = await history('USD', 'EUR')
    expect([first?.day, first?.rate]).toEqual([PACKED_DAY, EXCHANGE_RATES.perDollar('EUR')])
    for (const [day, euro] of [
      ['2026-11-18', 0.8],
      ['2026-11-20', 0.5],
    ] as const) {
      const perDollar = JSON.stringify({ USD: 1, EUR: euro, GBP: 0.4 })
      await server.db.query(
        'insert into public.exchange_rates (day, per_dollar, fetched_at) values ($1, $2::jsonb, now())',
        [day, perDollar],
      )
    }
    const later = (await history('EUR', 'JEP')).filter(({ day }) => day > PACKED_DAY)
    expect(later).toEqual([
      { day: '2026-11-18', rate: 0.5 },
      { day: '2026-11-20', rate: 0.8 },
    ])
    expect(await history('EUR', 'XAU')).toEqual([])
  })

  it.each([{ from: 'EUR' }, { from: 'eur', to: 'USD' }, { from: 'EUR', to: 'USD', more: 1 }])(
    'refuse a history of %j',
    async (body) => {
      const { error } = await server.anonClient().functions.invoke('exchange-rate-history', { body })
      expect((error as { context?: Response } | null)?.context?.status).toBe(400)
    },
  )
})
