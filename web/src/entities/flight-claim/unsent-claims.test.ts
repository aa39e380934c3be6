import { describe, expect, it } from 'vitest'

import type { ClaimRow } from './flight-claim.ts'
import { applyToClaims, entityOf, toClaims } from './unsent-claims.ts'

const ROW: ClaimRow = {
  id: 'a',
  title: 'LIS to JFK',
  path: '/flight-compensation?from=LIS',
  law: 'EU261',
  amount_minor: 60_000,
  currency: 'EUR',
  flight_date: '2026-11-01',
  state: 'drafted',
  remind_on: null,
  note: null,
  revision: 3,
  created_at: '2026-11-02T00:00:00Z',
}
const action = (method: 'POST' | 'PATCH' | 'DELETE', body: object | null, id = 'a') => ({
  entity: entityOf(id),
  method,
  body: body && JSON.stringify(body),
  timestamp: Date.parse('2026-11-19T00:00:00Z'),
})

describe('claims that are not sent yet', () => {
  it('are shown when they are made, once', () => {
    const made = applyToClaims([], action('POST', ROW))
    expect(made).toMatchObject([{ id: 'a', amount_minor: 60_000 }])
    expect(applyToClaims(made, action('POST', ROW))).toHaveLength(1)
  })
  it('change and are removed', () => {
    const sent = applyToClaims([ROW], action('PATCH', { state: 'sent', remind_on: '2026-12-01' }))
    expect(sent).toMatchObject([{ state: 'sent', remind_on: '2026-12-01', revision: 4 }])
    expect(applyToClaims(sent, action('DELETE', null))).toEqual([])
    expect(applyToClaims([ROW], action('DELETE', null, 'b'))).toEqual([ROW])
  })
  it('that cannot be read change nothing', () => {
    expect(applyToClaims([ROW], { ...action('POST', null, 'b'), body: '{' })).toEqual([ROW])
  })
  it('say that they wait', () => {
    const waits = { entity: entityOf('a'), wasSavedOffline: true, attempts: 0 }
    expect(toClaims([ROW], [waits])).toMatchObject([{ isWaiting: true }])
    expect(toClaims([ROW], [{ ...waits, wasSavedOffline: false }])).toMatchObject([{ isWaiting: false }])
  })
})
