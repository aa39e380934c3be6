/** A traveller's statements as the tool's input, and the expected card. */
import { AssessDelayRequest } from '@app/contracts/assess-delay'
import { calendarDate, type Claim } from '@app/domain/kernel'
import type { FlightRoute } from '@app/domain/passenger-rights'
import { describe, expect, it } from 'vitest'

import { delayRights } from '../src/tools/index.ts'

const TODAY = calendarDate('2026-11-15')

const known = (value: FlightRoute): Claim<FlightRoute> => ({
  value,
  source: { title: 'OurAirports', url: 'https://ourairports.com/data/' },
  checkedAt: calendarDate('2026-05-15'),
  status: 'verified',
})

const ROUTES: Record<string, Claim<FlightRoute>> = {
  'LIS-JFK': known({ departsFromEea: true, arrivesInEea: false, distanceKm: 5405 }),
  'YYZ-YVR': known({
    departsFromEea: false,
    arrivesInEea: false,
    fromCountry: 'CA',
    toCountry: 'CA',
    distanceKm: 3348,
  }),
  'JFK-LIS': known({ departsFromEea: false, arrivesInEea: true, distanceKm: 5405 }),
}
const lookUps = {
  today: TODAY,
  rate: () => undefined,
  routeBetween: (from: string, to: string) => ROUTES[`${from}-${to}`],
}

const LATE = AssessDelayRequest.parse({
  flight: { from: 'LIS', to: 'JFK' },
  arrivalDelayMinutes: 255,
  cause: 'technical-fault',
  operatedByEeaCarrier: null,
})

describe('delay rights', () => {
  it.each([
    ['“four hours late to New York, an engine fault”', {}, { kind: 'owed', amount: { minorUnits: 60000 } }],
    ['“three and a half hours late”', { arrivalDelayMinutes: 210 }, { kind: 'owed', amount: { minorUnits: 30000 } }],
    ['“they said it was fog”', { cause: 'weather' }, { kind: 'not-owed', because: 'extraordinary-circumstances' }],
    [
      '“five hours late from Toronto to Vancouver”',
      { flight: { from: 'YYZ', to: 'YVR' }, arrivalDelayMinutes: 300, cause: 'crew-or-staff', isLargeCarrier: true },
      { law: 'APPR', kind: 'owed', amount: { minorUnits: 40_000, currency: 'CAD' } },
    ],
    ['“they would not say why”', { cause: 'unknown' }, { kind: 'needs-fact', missing: 'cause' }],
    [
      '“on the way home”',
      { flight: { from: 'JFK', to: 'LIS' } },
      { kind: 'needs-fact', missing: 'operatedByEeaCarrier' },
    ],
  ] as const)('%s', (_, changes, value) => {
    const card = delayRights({ ...LATE, ...changes }, lookUps)
    expect(card).toMatchObject({ kind: 'claim-card', claim: { value, status: 'verified' } })
  })

  it('never shows a card without source and date', () => {
    const card = delayRights(LATE, lookUps)
    expect(card).toMatchObject({
      claim: { source: { url: expect.stringContaining('eur-lex') }, checkedAt: '2026-11-15' },
      route: { source: { title: 'OurAirports' }, checkedAt: '2026-05-15' },
    })
  })

  it('marks traveller statements as unknown', () => {
    const flight = { departsFromEea: true, arrivesInEea: true, distanceKm: 900 }
    expect(delayRights({ ...LATE, flight }, lookUps)).toMatchObject({ route: { status: 'unknown' } })
  })

  it('requires the route when it knows neither airport', () => {
    const card = delayRights({ ...LATE, flight: { from: 'XXX', to: 'YYY' } }, lookUps)
    expect(card).toEqual({ kind: 'ask', missing: 'route' })
  })
})
