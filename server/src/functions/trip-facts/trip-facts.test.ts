import { TripFactsResponse } from '@app/contracts/trips/trip-facts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../../test/test-server.ts'

const LISBON = 2_267_057

describe('trip-facts', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())
  const ask = async (body: object) => server.anonClient().functions.invoke('trip-facts', { body })

  it('returns holidays and the usual weather, and nothing for unknown years and places', async () => {
    const { data } = await ask({ countries: ['PT', 'ZZ'], cityIds: [LISBON, 1], from: '2025-06-01', to: '2026-06-30' })
    const { holidays, climate, rates } = TripFactsResponse.parse(data)
    expect(rates?.perDollar).toMatchObject({ USD: 1, EUR: expect.any(Number), JPY: expect.any(Number) })
    expect(holidays).toMatchObject([{ country: 'PT', from: '2026-01-01', to: '2026-06-30' }])
    expect(holidays[0]?.days.map(({ date }) => date)).toContain('2026-06-10')
    expect(climate).toMatchObject([{ cityId: LISBON }])
  })

  it('refuses an invalid date', async () => {
    const { error } = await ask({ countries: [], cityIds: [], from: '2026-02-30', to: '2026-03-01' })
    expect(error).not.toBeNull()
  })
})
