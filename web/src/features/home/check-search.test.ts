import { describe, expect, it } from 'vitest'

import { checkFlightSearch, checkHotelSearch, isFlightSearchReady, isHotelSearchReady } from './check-search.ts'

const TODAY = '2026-11-15'
const fields =
  (values: Record<string, string>) =>
  (name: string): string =>
    values[name] ?? ''
const FLIGHT = { from: 'Lisbon', to: 'Oslo', depart: TODAY }

describe('a hotel search', () => {
  it('needs a destination and nothing else', () => {
    expect(isHotelSearchReady(fields({ checkin: '2026-12-01' }))).toBe(false)
    expect(isHotelSearchReady(fields({ destination: 'Lisbon' }))).toBe(true)
    expect(checkHotelSearch(fields({ destination: 'Lisbon' }), TODAY)).toBeNull()
  })

  it.each([
    [{}, 'destination', 'problem.destination'],
    [{ destination: 'Lisbon', checkin: '2026-11-14' }, 'checkin', 'problem.checkin.past'],
    [{ destination: 'Lisbon', checkin: '2026-11-20', checkout: '2026-11-20' }, 'checkout', 'problem.checkout.before'],
    [{ destination: 'Lisbon', checkout: TODAY }, 'checkout', 'problem.checkout.before'],
  ])('%o is refused at %s', (values, field, text) => {
    expect(checkHotelSearch(fields(values), TODAY)).toEqual({ field, text })
  })

  it('takes one night from today', () => {
    expect(checkHotelSearch(fields({ destination: 'Oslo', checkin: TODAY, checkout: '2026-11-16' }), TODAY)).toBeNull()
  })
})

describe('a flight search', () => {
  it.each(['from', 'to', 'depart'])('needs %s', (name) => {
    expect(isFlightSearchReady(fields({ ...FLIGHT, [name]: '' }))).toBe(false)
    expect(checkFlightSearch(fields({ ...FLIGHT, [name]: '' }), TODAY)?.field).toBe(name)
  })

  it.each([
    ['today, one way', {}],
    ['back later', { return: '2026-11-30' }],
  ])('takes %s', (_, changes) => expect(checkFlightSearch(fields({ ...FLIGHT, ...changes }), TODAY)).toBeNull())

  it.each([
    [{ depart: '2026-11-14' }, 'depart', 'problem.depart.past'],
    [{ return: '2026-11-14' }, 'return', 'problem.return'],
    [{ return: TODAY }, 'return', 'problem.return'],
    [{ depart: '2026-11-20', return: '2026-11-19' }, 'return', 'problem.return'],
    [{ depart: '2026-11-20', return: '2026-11-31' }, 'return', 'problem.return'],
  ])('%o is refused at %s', (changes, field, text) => {
    expect(checkFlightSearch(fields({ ...FLIGHT, ...changes }), TODAY)).toEqual({ field, text })
  })
})
