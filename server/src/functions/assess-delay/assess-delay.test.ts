import { AssessDelayResponse } from '@app/contracts/assess-delay'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../../test/test-server.ts'

const LATE = { arrivalDelayMinutes: 300, cause: 'technical-fault', operatedByEeaCarrier: true }

describe('assess-delay', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())
  const invoke = (body: object) => server.anonClient().functions.invoke('assess-delay', { body })

  it('answers the official client with facts and their sources', async () => {
    const { data, error } = await invoke({ ...LATE, flight: { from: 'lis', to: 'JFK' } })
    expect(error).toBeNull()
    expect(AssessDelayResponse.parse(data)).toMatchObject({
      claims: [{ value: { law: 'EU261', kind: 'owed', amount: { minorUnits: 60_000, currency: 'EUR' } } }, {}, {}],
      route: { status: 'verified', value: { departsFromEea: true, arrivesInEea: false } },
    })
  })

  it('passes on what a traveller states as unknown', async () => {
    const flight = { departsFromEea: true, arrivesInEea: true, distanceKm: 900 }
    const { data } = await invoke({ ...LATE, flight })
    expect(AssessDelayResponse.parse(data)).toMatchObject({
      claims: [{ value: { kind: 'owed', amount: { minorUnits: 25_000 } } }],
      route: { status: 'unknown', source: { url: expect.stringMatching(/\/flight-compensation$/) } },
    })
  })

  it('answers a flight inside Canada by its own law', async () => {
    const { data } = await invoke({
      ...LATE,
      cause: 'crew-or-staff',
      isLargeCarrier: true,
      flight: { from: 'YYZ', to: 'YVR' },
    })
    expect(AssessDelayResponse.parse(data).claims.map(({ value }) => value)).toMatchObject([
      { law: 'APPR', kind: 'owed', amount: { minorUnits: 40_000, currency: 'CAD' } },
    ])
  })

  it.each([
    ['an airport nobody knows', { ...LATE, flight: { from: 'LIS', to: 'QQQ' } }, 422, 'airport_unknown'],
    [
      'a negative delay',
      { ...LATE, arrivalDelayMinutes: -1, flight: { from: 'LIS', to: 'JFK' } },
      400,
      'invalid_input',
    ],
    ['a field that does not exist', { ...LATE, extra: 1, flight: { from: 'LIS', to: 'JFK' } }, 400, 'invalid_input'],
  ])('refuses %s', async (_, body, status, code) => {
    const { error } = await invoke(body)
    const response = (error as { context: Response }).context
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ error: { code } })
  })
})
