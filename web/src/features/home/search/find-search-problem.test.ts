import { calendarDate } from '@app/domain/kernel'
import { describe, expect, it } from 'vitest'

import { findFlightProblem, findHotelProblem } from './find-search-problem.ts'

const TODAY = calendarDate('2026-11-15')
const hotelProblem = (values: Record<string, string>) => findHotelProblem(new URLSearchParams(values), TODAY)
const FLIGHT = { from: 'Lisbon', to: 'Oslo', depart: TODAY, return: '', passengers: '1', class: 'economy' }
const flightProblem = (changes: Record<string, string>) =>
  findFlightProblem(new URLSearchParams({ ...FLIGHT, ...changes }), TODAY)

describe('the hotel card', () => {
  it('needs a destination and nothing else', () => {
    expect(hotelProblem({ checkin: '2026-12-01' })).toMatchObject({ field: 'destination', isMissing: true })
    expect(hotelProblem({ destination: 'Lisbon', checkin: '', checkout: '', guests: '2' })).toBeNull()
  })

  it('accepts one night from today', () => {
    expect(hotelProblem({ destination: 'Oslo', checkin: TODAY, checkout: '2026-11-16' })).toBeNull()
  })

  it.each([
    [{}, 'destination', 'Missing destination', 'Please select a destination'],
    [
      { destination: 'Lisbon', checkin: '2026-11-14' },
      'checkin',
      'Invalid search parameters',
      'Check-in date cannot be in the past',
    ],
    [
      { destination: 'Lisbon', checkin: '2026-11-20', checkout: '2026-11-20' },
      'checkout',
      'Invalid search parameters',
      'Check-out date must be after check-in date',
    ],
  ])('refuses %o at the field %s', (values, field, title, text) => {
    expect(hotelProblem(values)).toMatchObject({ field, title, text })
  })
})

describe('the flight card', () => {
  it.each(['from', 'to', 'depart'])('needs the field %s', (name) => {
    expect(flightProblem({ [name]: '' })).toMatchObject({
      field: name,
      title: 'Missing flight details',
      isMissing: true,
    })
  })

  it.each([
    ['one way today', {}],
    ['a later return', { return: '2026-11-30' }],
  ])('accepts %s', (_, changes) => expect(flightProblem(changes)).toBeNull())

  it.each([
    [{ to: '' }, 'to', 'Please select origin and destination cities'],
    [{ to: 'Lisbon' }, 'to', 'Origin and destination are the same airport'],
    [{ depart: '2026-11-14' }, 'depart', 'Departure date cannot be in the past'],
    [{ return: '2026-11-14' }, 'return', 'Return date must be after departure date'],
    [{ return: TODAY }, 'return', 'Return date must be after departure date'],
    [{ depart: '2026-11-20', return: '2026-11-31' }, 'return', 'Return date is too far ahead or does not exist'],
  ])('refuses %o at the field %s', (changes, field, text) => {
    expect(flightProblem(changes)).toMatchObject({ field, text })
  })
})
