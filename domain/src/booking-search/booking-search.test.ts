import { describe, expect, it } from 'vitest'

import { calendarDate } from '../kernel/index.ts'
import {
  type CarSearch,
  carSearchLink,
  checkCarSearch,
  checkFlightSearch,
  checkHotelSearch,
  type FlightSearch,
  flightSearchLink,
  type HotelSearch,
  hotelSearchLink,
} from './index.ts'

const TODAY = calendarDate('2026-11-15')
const SITE = { host: 'www.expedia.com', affiliate: {} }
const FLIGHT: FlightSearch = {
  origin: 'LIS',
  destination: 'JFK',
  departureDate: '2026-12-01',
  returnDate: '2026-12-09',
  adults: 2,
  children: 0,
  infantsOnLap: 0,
  infantsInSeat: 0,
  travelClass: 'economy',
}
const HOTEL: HotelSearch = {
  destination: 'Lisbon',
  checkInDate: '2026-12-01',
  checkOutDate: '2026-12-02',
  adults: 2,
  rooms: 1,
}
const CAR: CarSearch = {
  pickUp: 'Faro (FAO)',
  dropOff: '',
  pickUpDate: '2026-12-01',
  pickUpTime: '10:30',
  dropOffDate: '2026-12-05',
  dropOffTime: '00:00',
}
const queryOf = (link: string) => Object.fromEntries(new Map(link.split('?')[1]!.split('&').map(split)))
const split = (pair: string) => pair.split('=').map(decodeURIComponent) as [string, string]

describe('checkFlightSearch', () => {
  const found = (changes: Partial<FlightSearch>) =>
    checkFlightSearch({ ...FLIGHT, ...changes }, TODAY).map(({ field, because }) => `${field} ${because}`)

  it.each([
    [{}, []],
    [{ origin: '' }, ['origin missing']],
    [{ destination: '' }, ['destination missing']],
    [{ destination: 'LIS' }, ['destination same']],
    [{ departureDate: '' }, ['departureDate missing']],
    [{ departureDate: '2026-02-30' }, ['departureDate missing']],
    [{ departureDate: '2026-11-14' }, ['departureDate past']],
    [{ departureDate: '2026-11-15' }, []],
    [{ returnDate: '' }, []],
    [{ returnDate: '2026-12-01' }, ['returnDate not-after']],
    [{ returnDate: '2026-12-02' }, []],
    [{ adults: 0 }, ['adults out-of-range']],
    [{ adults: 9 }, []],
    [{ adults: 1, children: 8 }, []],
    [{ adults: 1, children: 9 }, ['children out-of-range', 'passengers too-many']],
    [{ infantsOnLap: 3 }, ['infantsOnLap out-of-range']],
    [{ infantsInSeat: 3 }, ['infantsInSeat out-of-range']],
    [{ adults: 6, children: 2, infantsOnLap: 1 }, []],
    [{ adults: 6, children: 2, infantsOnLap: 2 }, ['passengers too-many']],
    [{ adults: 1.5 }, ['adults out-of-range']],
  ] as const)('%o', (changes, problems) => expect(found(changes)).toEqual(problems))
})

describe('checkHotelSearch', () => {
  const found = (changes: Partial<HotelSearch>) =>
    checkHotelSearch({ ...HOTEL, ...changes }, TODAY).map(({ field, because }) => `${field} ${because}`)

  it.each([
    [{}, []],
    [{ destination: '' }, ['destination missing']],
    [{ checkInDate: '' }, ['checkInDate missing']],
    [{ checkOutDate: '' }, ['checkOutDate missing']],
    [{ checkInDate: '2026-11-14' }, ['checkInDate past']],
    [{ checkOutDate: '2026-12-01' }, ['checkOutDate not-after']],
    [{ adults: 20, rooms: 8 }, []],
    [{ adults: 21 }, ['adults out-of-range']],
    [{ rooms: 9 }, ['rooms out-of-range']],
    [{ adults: 0, rooms: 0 }, ['adults out-of-range', 'rooms out-of-range']],
  ] as const)('%o', (changes, problems) => expect(found(changes)).toEqual(problems))
})

describe('checkCarSearch', () => {
  const found = (changes: Partial<CarSearch>) =>
    checkCarSearch({ ...CAR, ...changes }, TODAY).map(({ field, because }) => `${field} ${because}`)

  it.each([
    [{}, []],
    [{ pickUp: '' }, ['pickUp missing']],
    [{ pickUpDate: '2026-11-14' }, ['pickUpDate past']],
    [{ pickUpTime: '25:00' }, ['pickUpTime missing']],
    [{ dropOffDate: '2026-12-01', dropOffTime: '10:30' }, ['dropOffDate not-after']],
    [{ dropOffDate: '2026-12-01', dropOffTime: '10:31' }, []],
  ] as const)('%o', (changes, problems) => expect(found(changes)).toEqual(problems))
})

describe('the link to the booking site', () => {
  it('carries a stay', () => {
    const link = hotelSearchLink(SITE, HOTEL, { coordinates: { latitude: 38.72, longitude: -9.14 }, regionId: '2114' })
    expect(link.split('?')[0]).toBe('https://www.expedia.com/Hotel-Search')
    expect(queryOf(link)).toEqual({
      destination: 'Lisbon',
      flexibility: '0_DAY',
      startDate: '2026-12-01',
      endDate: '2026-12-02',
      adults: '2',
      rooms: '1',
      sort: 'RECOMMENDED',
      latLong: '38.72,-9.14',
      regionId: '2114',
    })
  })
  it('leaves out what nobody knows', () => expect(queryOf(hotelSearchLink(SITE, HOTEL))).not.toHaveProperty('latLong'))

  it('carries a flight there and back', () => {
    expect(queryOf(flightSearchLink(SITE, FLIGHT))).toEqual({
      leg1: 'from:LIS,to:JFK,departure:12/1/2026TANYT',
      leg2: 'from:JFK,to:LIS,departure:12/9/2026TANYT',
      mode: 'search',
      options: 'cabinclass:economy',
      passengers: 'adults:2,children:0,infantinlap:N',
      trip: 'roundtrip',
    })
  })
  it('carries a flight one way, with infants', () => {
    const link = flightSearchLink(SITE, { ...FLIGHT, returnDate: '', children: 1, infantsOnLap: 1, infantsInSeat: 1 })
    expect(queryOf(link)).toMatchObject({ trip: 'oneway', passengers: 'adults:2,children:3,infantinlap:Y' })
    expect(queryOf(link)).not.toHaveProperty('leg2')
  })
  it('carries a car', () => {
    expect(queryOf(carSearchLink(SITE, CAR))).toEqual({
      locn: 'Faro (FAO)',
      date1: '12/1/2026',
      date2: '12/5/2026',
      time1: '1030AM',
      time2: '1200AM',
    })
  })
  it('goes to the operator’s host, with the operator’s ids', () => {
    const site = { host: 'www.expedia.co.uk', affiliate: { affcid: 'a b' } }
    expect(flightSearchLink(site, FLIGHT)).toMatch(/^https:\/\/www\.expedia\.co\.uk\/Flights-Search\?.*&affcid=a%20b$/)
  })
  it('lets nothing that was typed become a parameter of its own', () => {
    const link = hotelSearchLink(SITE, { ...HOTEL, destination: 'Paris&adults=9#x' })
    expect(queryOf(link)).toMatchObject({ destination: 'Paris&adults=9#x', adults: '2' })
  })
})
