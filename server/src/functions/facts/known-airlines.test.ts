import { KnownAirlinesResponse } from '@app/contracts/known-airlines'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../../test/test-server.ts'

describe('known-airlines', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())
  const invoke = (body: object) => server.anonClient().functions.invoke('known-airlines', { body })

  it.each([
    ['LIS', 'LHR', 'TP'],
    ['LHR', 'LIS', 'BA'],
    ['LIS', 'AKL', undefined],
  ])('%s to %s: %s', async (from, to, code) => {
    const { data } = await invoke({ from, to })
    const { airlines, checkedAt, source } = KnownAirlinesResponse.parse(data)
    expect(airlines.length > 0).toBe(code !== undefined)
    if (code) expect(airlines.map((airline) => airline.code)).toContain(code)
    expect([checkedAt, source.title]).toEqual(['2022-01-01', 'OpenTravelData contributors'])
  })

  it.each([{}, { from: 'LIS' }, { from: 'lis', to: 'LHR' }, { from: 'LIS', to: '<b>' }, { from: 'LIS', to: 7 }])(
    'refuses %o',
    async (body) => {
      const { error } = await invoke(body)
      expect((error as { context: Response }).context.status).toBe(400)
    },
  )
})
