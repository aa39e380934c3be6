import { calendarDate } from '@app/domain/kernel'
import { reportRights } from '@app/domain/passenger-rights'
import { describe, expect, it } from 'vitest'

import { AssessDelayRequest, AssessDelayResponse } from './assess-delay.ts'

const REQUEST = {
  flight: { from: 'LIS', to: 'JFK' },
  arrivalDelayMinutes: 200,
  cause: 'weather',
  operatedByEeaCarrier: null,
}

describe('AssessDelayRequest', () => {
  it('accepts lower case and spaces in an airport code', () => {
    const { flight } = AssessDelayRequest.parse({ ...REQUEST, flight: { from: ' lis ', to: 'jfk' } })
    expect(flight).toEqual({ from: 'LIS', to: 'JFK' })
  })

  it('accepts a stated route instead of airports', () => {
    const flight = { departsFromEea: true, arrivesInEea: false, distanceKm: 5420 }
    expect(AssessDelayRequest.safeParse({ ...REQUEST, flight }).success).toBe(true)
  })

  it.each([
    ['an airport that is no code', { flight: { from: 'LISB', to: 'JFK' } }],
    ['half a route', { flight: { departsFromEea: true } }],
    ['a route of both kinds', { flight: { from: 'LIS', to: 'JFK', distanceKm: 1 } }],
    ['a negative delay', { arrivalDelayMinutes: -1 }],
    ['part of a minute', { arrivalDelayMinutes: 180.5 }],
    ['a cause nobody defined', { cause: 'bad-luck' }],
    ['a field nobody asked for', { role: 'owner' }],
    ['a day that is none', { flightDate: '2026-02-30' }],
    ['a bag that flew', { baggage: 'upgraded' }],
  ])('refuses %s', (_, changes) => {
    expect(AssessDelayRequest.safeParse({ ...REQUEST, ...changes }).success).toBe(false)
  })
})

describe('AssessDelayResponse', () => {
  it('carries the engine’s report unchanged', () => {
    const today = calendarDate('2026-11-15')
    const route = {
      value: { departsFromEea: true, arrivesInEea: false, distanceKm: 5422 },
      source: { title: 'stated by the traveller', url: 'https://sojourn.example' },
      checkedAt: today,
      status: 'unknown',
    } as const
    const report = reportRights(
      route.value,
      {
        event: 'delay',
        arrivalDelayMinutes: 240,
        cause: 'technical-fault',
        operatedByEeaCarrier: null,
        operatedByUkCarrier: null,
        noticeDays: null,
        wasRerouted: null,
        departsEarlierMinutes: 0,
      },
      today,
      () => null,
    )
    const response = { ...report, route, isNearDistanceLimit: false }
    expect(AssessDelayResponse.parse(JSON.parse(JSON.stringify(response)))).toEqual(response)
  })
})
