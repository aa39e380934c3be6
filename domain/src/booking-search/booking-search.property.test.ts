/** Every valid search gives a link to the site from which the search can be read again, parameter by parameter. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { calendarDate } from '../kernel/index.ts'
import {
  type BookingSearch,
  type CarSearch,
  checkCarSearch,
  checkFlightSearch,
  checkHotelSearch,
  type FlightSearch,
  handOffLink,
  type HotelSearch,
  isHandOffTarget,
  isPlaceName,
  TRAVEL_CLASSES,
} from './index.ts'

const TODAY = calendarDate('2026-11-15')
const DAY_MS = 86_400_000
const isoAfter = (days: number) => new Date(Date.parse(TODAY) + days * DAY_MS).toISOString().slice(0, 10)

const soon = fc.integer({ min: 0, max: 700 })
const nights = fc.integer({ min: 1, max: 60 })
const placeName = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }).filter(isPlaceName)
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
const site = fc.record({
  host: fc.constantFrom('www.expedia.com', 'www.expedia.co.uk', 'booking.example'),
  affiliate: fc.dictionary(
    fc.constantFrom('affcid', 'camref', 'my_ad'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
    { noNullPrototype: true },
  ),
})

const hotels = fc
  .record({
    destination: placeName,
    start: soon,
    length: nights,
    adults: fc.integer({ min: 1, max: 20 }),
    rooms: fc.integer({ min: 1, max: 8 }),
    coordinates: fc.option(
      fc.record({
        latitude: fc.integer({ min: -9000, max: 9000 }).map((n) => n / 100),
        longitude: fc.integer({ min: -18_000, max: 18_000 }).map((n) => n / 100),
      }),
      { nil: undefined },
    ),
    regionId: fc.option(fc.integer({ min: 1, max: 9_999_999 }).map(String), { nil: undefined }),
  })
  .map(({ start, length, coordinates, regionId, ...rest }): HotelSearch => ({
    ...rest,
    checkInDate: isoAfter(start),
    checkOutDate: isoAfter(start + length),
    ...(coordinates && { coordinates }),
    ...(regionId && { regionId }),
  }))

const code = fc.stringMatching(/^[A-Z]{3}$/)
const flights = fc
  .record({
    codes: fc.uniqueArray(code, { minLength: 2, maxLength: 2 }),
    start: soon,
    length: nights,
    trip: fc.constantFrom('roundtrip' as const, 'oneway' as const),
    adults: fc.integer({ min: 1, max: 9 }),
    children: fc.integer({ min: 0, max: 8 }),
    infantsOnLap: fc.integer({ min: 0, max: 2 }),
    infantsInSeat: fc.integer({ min: 0, max: 2 }),
    travelClass: fc.constantFrom(...TRAVEL_CLASSES),
  })
  .map(({ codes: [origin = '', destination = ''], start, length, ...rest }): FlightSearch => ({
    ...rest,
    origin,
    destination,
    departureDate: isoAfter(start),
    returnDate: rest.trip === 'oneway' ? '' : isoAfter(start + length),
  }))
const travellers = (search: FlightSearch) =>
  search.adults + search.children + search.infantsOnLap + search.infantsInSeat
const isFair = (search: FlightSearch) => travellers(search) <= 9 && search.infantsOnLap <= search.adults

const cars = fc
  .record({
    pickUp: placeName,
    dropOff: fc.oneof(fc.constant(''), placeName),
    start: soon,
    length: nights,
    pickUpTime: clock,
    dropOffTime: clock,
    driverAge: fc.integer({ min: 18, max: 99 }),
  })
  .map(({ start, length, ...rest }): CarSearch => ({
    ...rest,
    pickUpDate: isoAfter(start),
    dropOffDate: isoAfter(start + length),
  }))

type Site = { readonly host: string; readonly affiliate: Readonly<Record<string, string>> }

/** The parameters as the site reads them, each once; the operator's own are removed and compared. */
function readLink(given: Site, booking: BookingSearch): ReadonlyMap<string, string> {
  const link = handOffLink(given, booking)
  expect(isHandOffTarget(given, link)).toBe(true)
  expect(link).toMatch(/^[\x21-\x7e]+$/)
  const pairs = link
    .slice(link.indexOf('?') + 1)
    .split('&')
    .map((pair) => pair.split('=').map(decodeURIComponent) as [string, string])
  const read = new Map(pairs)
  expect(read.size).toBe(pairs.length)
  for (const [name, value] of Object.entries(given.affiliate)) {
    expect(read.get(name)).toBe(value.toWellFormed())
    read.delete(name)
  }
  return read
}

const isoOf = (monthFirst = '') => {
  const [month = '', day = '', year = ''] = monthFirst.split('/')
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

describe('random valid searches', () => {
  it('a stay is passed on completely', () =>
    fc.assert(
      fc.property(site, hotels, (given, search) => {
        expect(checkHotelSearch(search, TODAY)).toEqual([])
        const read = readLink(given, { kind: 'hotel', search })
        const { coordinates, regionId } = search
        expect(Object.fromEntries(read)).toEqual({
          destination: search.destination.toWellFormed(),
          flexibility: '0_DAY',
          startDate: search.checkInDate,
          endDate: search.checkOutDate,
          adults: String(search.adults),
          rooms: String(search.rooms),
          sort: 'RECOMMENDED',
          ...(coordinates && { latLong: `${coordinates.latitude},${coordinates.longitude}` }),
          ...(regionId && { regionId }),
        })
      }),
      { seed: 4, numRuns: 500 },
    ))

  it('a flight is passed on completely', () =>
    fc.assert(
      fc.property(site, flights.filter(isFair), (given, search) => {
        expect(checkFlightSearch(search, TODAY)).toEqual([])
        const read = readLink(given, { kind: 'flight', search })
        const legs = ['leg1', 'leg2'].map((name) =>
          /^from:(...),to:(...),departure:(.+)TANYT$/.exec(read.get(name) ?? ''),
        )
        expect(legs[0]?.slice(1, 3)).toEqual([search.origin, search.destination])
        expect(isoOf(legs[0]?.[3])).toBe(search.departureDate)
        if (search.trip === 'oneway') expect(read.has('leg2')).toBe(false)
        else
          expect([legs[1]?.[1], legs[1]?.[2], isoOf(legs[1]?.[3])]).toEqual([
            search.destination,
            search.origin,
            search.returnDate,
          ])
        expect(read.get('trip')).toBe(search.trip)
        expect(read.get('mode')).toBe('search')
        expect(read.get('options')).toBe(`cabinclass:${search.travelClass}`)
        const [, adults, children, lap] =
          /^adults:(\d),children:(\d+),infantinlap:([YN])$/.exec(read.get('passengers') ?? '') ?? []
        expect(Number(adults) + Number(children)).toBe(travellers(search))
        expect(Number(adults)).toBe(search.adults)
        expect(lap).toBe(search.infantsOnLap > 0 ? 'Y' : 'N')
        expect([...read.keys()].filter((name) => !/^(leg[12]|trip|mode|options|passengers)$/.test(name))).toEqual([])
      }),
      { seed: 4, numRuns: 500 },
    ))

  it('every passenger is included, and no adult has two infants on the lap', () =>
    fc.assert(
      fc.property(flights, (search) => {
        const isRefused = checkFlightSearch(search, TODAY).length > 0
        expect(isRefused).toBe(!isFair(search))
      }),
      { seed: 4, numRuns: 500 },
    ))

  it("a car is passed on completely, except the driver's age, which the site asks for", () =>
    fc.assert(
      fc.property(site, cars, (given, search) => {
        expect(checkCarSearch(search, TODAY)).toEqual([])
        const read = readLink(given, { kind: 'car', search })
        expect([read.get('locn'), read.get('loc2') ?? '']).toEqual([
          search.pickUp.toWellFormed(),
          search.dropOff.toWellFormed(),
        ])
        expect([isoOf(read.get('date1')), isoOf(read.get('date2'))]).toEqual([search.pickUpDate, search.dropOffDate])
        expect([twentyFour(read.get('time1')), twentyFour(read.get('time2'))]).toEqual([
          search.pickUpTime,
          search.dropOffTime,
        ])
      }),
      { seed: 4, numRuns: 500 },
    ))
})

function twentyFour(time = ''): string {
  const [, hour = '', minute = '', half] = /^(\d{1,2})(\d{2})([AP]M)$/.exec(time) ?? []
  return `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`
}
