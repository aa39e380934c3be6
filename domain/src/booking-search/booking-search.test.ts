import { describe, expect, it } from 'vitest'

import { calendarDate } from '../kernel/index.ts'
import {
  type CarSearch,
  checkCarSearch,
  checkFlightSearch,
  checkHotelSearch,
  earliestReturn,
  type FlightSearch,
  handOffLink,
  type HotelSearch,
  isHandOffTarget,
} from './index.ts'

const TODAY = calendarDate('2026-11-15')
const SITE = { host: 'www.expedia.com', affiliate: {} }
const FLIGHT: FlightSearch = {
  origin: 'LIS',
  destination: 'JFK',
  trip: 'roundtrip',
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
  driverAge: 30,
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
    [{ departureDate: '2026-02-30' }, ['departureDate impossible']],
    [{ departureDate: '' }, ['departureDate missing']],
    [{ departureDate: '2026-11-14' }, ['departureDate past']],
    [{ departureDate: '2026-11-15' }, []],
    [{ returnDate: '' }, ['returnDate missing']],
    [{ returnDate: '', trip: 'oneway' }, []],
    [{ returnDate: '2026-11-01', trip: 'oneway' }, []],
    [{ returnDate: '2026-11-31' }, ['returnDate impossible']],
    [{ returnDate: '2026-12-01' }, ['returnDate not-after']],
    [{ returnDate: '2026-12-02' }, []],
    [{ adults: 0 }, ['adults out-of-range']],
    [{ adults: 99 }, ['adults out-of-range', 'passengers too-many']],
    [{ adults: 9 }, []],
    [{ adults: 1, children: 8 }, []],
    [{ adults: 1, children: 9 }, ['children out-of-range', 'passengers too-many']],
    [{ infantsOnLap: 3 }, ['infantsOnLap out-of-range']],
    [{ infantsInSeat: 3 }, ['infantsInSeat out-of-range']],
    [{ adults: 1, infantsOnLap: 1 }, []],
    [{ adults: 1, infantsOnLap: 2 }, ['infantsOnLap no-lap']],
    [{ adults: 6, children: 2, infantsOnLap: 1 }, []],
    [{ adults: 6, children: 2, infantsOnLap: 2 }, ['passengers too-many']],
    [{ adults: 1.5 }, ['adults out-of-range']],
  ] as const)('%o', (changes, problems) => expect(found(changes)).toEqual(problems))
})

describe('earliestReturn', () => {
  it.each([
    ['a departure to come', '2026-12-01', '2026-12-01'],
    ['a departure that has passed', '2026-11-01', TODAY],
    ['no departure yet', '', TODAY],
    ['a day that no calendar has', '2026-13-40', TODAY],
  ])('%s', (_, departure, earliest) => expect(earliestReturn(departure, TODAY)).toBe(earliest))
})

describe('checkHotelSearch', () => {
  const found = (changes: Partial<HotelSearch>) =>
    checkHotelSearch({ ...HOTEL, ...changes }, TODAY).map(({ field, because }) => `${field} ${because}`)

  it.each([
    [{}, []],
    [{ destination: '' }, ['destination missing']],
    [{ destination: ' ' }, ['destination missing']],
    [{ destination: '🏝️🏝️' }, ['destination missing']],
    [{ destination: 'x'.repeat(10_000) }, ['destination missing']],
    [{ destination: '東京' }, []],
    [{ destination: '<b>Paris</b>' }, []],
    [{ checkInDate: '' }, ['checkInDate missing']],
    [{ checkOutDate: '' }, ['checkOutDate missing']],
    [{ checkInDate: '2026-11-14' }, ['checkInDate past']],
    [{ checkInDate: '2026-11-31' }, ['checkInDate impossible']],
    [{ checkInDate: '9999-12-31' }, ['checkInDate impossible']],
    [{ checkOutDate: '2099-01-01' }, []],
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
    [{ dropOff: 'Lisbon' }, []],
    [{ dropOff: '🚗' }, ['dropOff unreadable']],
    [{ pickUpDate: '2026-11-14' }, ['pickUpDate past']],
    [{ pickUpTime: '25:00' }, ['pickUpTime missing']],
    [{ dropOffDate: '2026-12-01', dropOffTime: '10:30' }, ['dropOffDate not-after']],
    [{ dropOffDate: '2026-12-01', dropOffTime: '10:31' }, []],
    [{ driverAge: 17 }, ['driverAge out-of-range']],
    [{ driverAge: 18 }, []],
    [{ driverAge: 99 }, []],
    [{ driverAge: 100 }, ['driverAge out-of-range']],
  ] as const)('%o', (changes, problems) => expect(found(changes)).toEqual(problems))
})

describe('the link to the booking site', () => {
  const hotel = (search: HotelSearch) => handOffLink(SITE, { kind: 'hotel', search })
  const flight = (search: FlightSearch, site = SITE) => handOffLink(site, { kind: 'flight', search })

  it('contains a stay', () => {
    const link = hotel({ ...HOTEL, coordinates: { latitude: 38.72, longitude: -9.14 }, regionId: '2114' })
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
  it('leaves out unknown values', () => {
    expect(queryOf(hotel(HOTEL))).not.toHaveProperty('latLong')
    expect(queryOf(hotel(HOTEL))).not.toHaveProperty('regionId')
  })

  it('contains a return flight', () => {
    expect(queryOf(flight(FLIGHT))).toEqual({
      leg1: 'from:LIS,to:JFK,departure:12/1/2026TANYT',
      leg2: 'from:JFK,to:LIS,departure:12/9/2026TANYT',
      mode: 'search',
      options: 'cabinclass:economy',
      passengers: 'adults:2,children:0,infantinlap:N',
      trip: 'roundtrip',
    })
  })
  it('contains a one-way flight with infants, without a return', () => {
    const link = flight({ ...FLIGHT, trip: 'oneway', children: 1, infantsOnLap: 1, infantsInSeat: 1 })
    expect(queryOf(link)).toMatchObject({ trip: 'oneway', passengers: 'adults:2,children:3,infantinlap:Y' })
    expect(queryOf(link)).not.toHaveProperty('leg2')
  })
  it('contains a car, also with another drop-off place', () => {
    const link = handOffLink(SITE, { kind: 'car', search: { ...CAR, dropOff: 'Lisbon, Portugal' } })
    expect(link.split('?')[0]).toBe('https://www.expedia.com/carsearch')
    expect(queryOf(link)).toEqual({
      locn: 'Faro (FAO)',
      loc2: 'Lisbon, Portugal',
      date1: '12/1/2026',
      date2: '12/5/2026',
      time1: '1030AM',
      time2: '1200AM',
    })
  })
  it('uses the operator’s host and ids, which change nothing else', () => {
    const site = { host: 'www.expedia.co.uk', affiliate: { affcid: 'a b', trip: 'forged' } }
    expect(queryOf(flight(FLIGHT, site))).toMatchObject({ affcid: 'a b', trip: 'roundtrip' })
    expect(flight(FLIGHT, site)).toMatch(/^https:\/\/www\.expedia\.co\.uk\/Flights-Search\?affcid=a%20b&/)
  })
  it('never turns typed text into a parameter', () => {
    const link = hotel({ ...HOTEL, destination: 'Paris&adults=9#x' })
    expect(queryOf(link)).toMatchObject({ destination: 'Paris&adults=9#x', adults: '2' })
  })
  it('is valid even with half a surrogate pair in it', () => {
    expect(hotel({ ...HOTEL, destination: 'Paris \ud83d' })).toContain('Paris%20%EF%BF%BD')
  })
})

describe('isHandOffTarget', () => {
  it.each([
    ['the site', 'https://www.expedia.com/Hotel-Search?x=1', true],
    ['another site', 'https://evil.example/Hotel-Search', false],
    ['a name that begins like it', 'https://www.expedia.com.evil.example/', false],
    ['a name before an at sign', 'https://www.expedia.com@evil.example/', false],
    ['no encryption', 'http://www.expedia.com/', false],
    ['a script', 'javascript:alert(1)', false],
  ])('%s', (_, link, isTarget) => expect(isHandOffTarget(SITE, link)).toBe(isTarget))
  it('rejects a missing host', () => expect(isHandOffTarget({ host: '', affiliate: {} }, 'https:///x')).toBe(false))
})
