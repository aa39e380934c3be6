import type { PlaceQuestion } from '@app/contracts/place-guide'
import { handOffLink, isHandOffTarget } from '@app/domain/booking-search'
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'

import { flightProblemText, hotelProblemText } from '../../entities/booking-search/booking-search-text.ts'
import { serverPlaces } from '../../entities/place/ask-places.ts'
import { loadCarSearch } from '../../features/car-search/load-car-search.ts'
import { problemText as carProblem } from '../../features/car-search/problem-text.ts'
import { loadFlightSearch } from '../../features/flight-search/load-flight-search.ts'
import type { HandOffView } from '../../features/hand-off/hand-off-page.tsx'
import { type HotelSearchView, loadHotelSearch } from '../../features/hotel-search/load-hotel-search.ts'
import { loader } from './hand-off.tsx'

const SITE = { host: 'www.expedia.com', affiliate: {} }
const HOTEL = {
  destination: 'Lisbon, Portugal',
  checkin: '2099-12-01',
  checkout: '2099-12-04',
  adults: '2',
  rooms: '1',
}
const FLIGHT = { from: 'LIS', to: 'JFK', depart: '2099-12-01', return: '2099-12-09', adults: '2', class: 'business' }
const CAR = { pickup: 'Faro, Portugal', from: '2099-12-01', to: '2099-12-05', age: '30' }

type Query = Readonly<Record<string, string>>
/** A server that knows a village, and a city of a state. */
const KNOWN = new Map([
  [
    'Azenhas, Portugal',
    {
      name: 'Azenhas',
      country: 'PT',
      coordinates: { latitude: 38.8, longitude: -9.46 },
      timeZone: 'Europe/Lisbon',
    },
  ],
  [
    'Tuscany',
    {
      name: 'Tuscany',
      country: 'IT',
      coordinates: { latitude: 43.4, longitude: 11.2 },
      timeZone: 'Europe/Rome',
      airports: ['FLR', 'PSA'],
    },
  ],
  [
    'Portland, Oregon, United States',
    {
      name: 'Portland',
      country: 'US',
      coordinates: { latitude: 45.52, longitude: -122.68 },
      timeZone: 'America/Los_Angeles',
    },
  ],
])
const context = new RouterContextProvider(
  new Map([
    [
      serverPlaces,
      async (question: PlaceQuestion) => {
        const place = question.kind === 'named' ? KNOWN.get(question.name) : undefined
        return place ? { version: 1, kind: 'named', place } : { version: 1, kind: 'unknown' }
      },
    ],
  ]),
) as LoaderFunctionArgs['context']
const codesOf = (facts: HotelSearchView['facts']) =>
  facts === null || facts === 'unfetched' ? [] : facts.airports.map(({ code }) => code)
const requestOf = (query: Query) => new Request(`https://s.example/x?${new URLSearchParams(query)}`)
const open = async (kind: string, query: Query) => {
  const args = {
    request: requestOf(query),
    params: { kind },
    context,
    url: new URL('https://s.example/x'),
    pattern: '',
  }
  const answer = await loader(args as unknown as Parameters<typeof loader>[0])
  return answer instanceof Response ? (answer.headers.get('location') ?? '') : answer
}
const ready = async (kind: string, query: Query) => (await open(kind, query)) as HandOffView

describe('the page before the booking site', () => {
  it.each([
    ['hotel', HOTEL, { destination: 'Lisbon, Portugal', startDate: '2099-12-01', adults: '2' }],
    ['flight', FLIGHT, { leg2: 'from:JFK,to:LIS,departure:12/9/2099TANYT', options: 'cabinclass:business' }],
    ['car', CAR, { locn: 'Faro, Portugal', date1: '12/1/2099', time1: '1000AM' }],
  ])('%s: leads to the site with the search', async (kind, query, parameters) => {
    const { booking } = await ready(kind, query)
    const link = handOffLink(SITE, booking)
    expect(isHandOffTarget(SITE, link)).toBe(true)
    expect(Object.fromEntries(new URL(link).searchParams)).toMatchObject(parameters)
  })

  it('passes on valid positions and regions of the URL only', async () => {
    const link = async (query: Query) =>
      Object.fromEntries(
        new URL(handOffLink(SITE, (await ready('hotel', { ...HOTEL, ...query })).booking)).searchParams,
      )
    expect(await link({ latlong: '38.72,-9.14', region: '2114' })).toMatchObject({
      latLong: '38.72,-9.14',
      regionId: '2114',
    })
    for (const latlong of ['938.72,-9.14', 'x', '38.72', '<b>,1'])
      expect(await link({ latlong, region: 'x&y=1' })).not.toHaveProperty('latLong')
    expect(await link({ region: 'x&y=1' })).not.toHaveProperty('regionId')
    const porto = { latlong: '41.15,-8.61', region: '1', of: 'Porto, Portugal' }
    expect(Object.keys(await link(porto))).not.toContain('latLong')
    expect(await link({ ...porto, destination: 'Porto, Portugal' })).toMatchObject({ latLong: '41.15,-8.61' })
  })

  it.each([
    ['hotel', { ...HOTEL, destination: 'Lisbon\u0000\u202e, Portugal\n' }, 'destination=Lisbon%20%2C%20Portugal&'],
    ['car', { ...CAR, pickup: '\u0007Faro\u2066' }, 'locn=Faro&'],
  ])('%s: passes on nothing that is not shown', async (kind, query, passed) => {
    expect(handOffLink(SITE, (await ready(kind, query)).booking)).toContain(passed)
  })

  it('the same query has the same key in any order', async () => {
    const reversed = Object.fromEntries(Object.entries(HOTEL).toReversed())
    expect((await ready('hotel', reversed)).question).toBe((await ready('hotel', HOTEL)).question)
    const placed = { ...HOTEL, latlong: '38.7,-9.1', of: HOTEL.destination }
    expect((await ready('hotel', placed)).question).toBe((await ready('hotel', HOTEL)).question)
    expect((await ready('hotel', placed)).back).toContain('latlong=')
  })

  it.each([
    ['hotel', { ...HOTEL, checkin: '2020-01-01' }, '/accommodation-search?'],
    ['flight', { ...FLIGHT, to: 'Atlantis' }, '/flights?'],
    ['car', { ...CAR, age: '7' }, '/car-rental?'],
    ['hotel', {}, '/accommodation-search?'],
  ])('%s: returns an invalid search to its form with all values', async (kind, query, form) => {
    const back = (await open(kind, query)) as string
    expect(back.startsWith(form)).toBe(true)
    expect(Object.fromEntries(new URL(back, 'https://s.example').searchParams)).toEqual(query)
  })

  it.each(['boat', 'toString', '__proto__', ''])('refuses a search for a %s', async (kind) => {
    await expect(open(kind, HOTEL)).rejects.toMatchObject({ init: { status: 404 } })
  })
})

describe('bad input', () => {
  const hotel = async (query: Query) =>
    (await loadHotelSearch({ context, request: requestOf({ ...HOTEL, ...query }) })).problems.map(hotelProblemText)
  const car = async (query: Query) =>
    (await loadCarSearch({ context, request: requestOf({ ...CAR, ...query }) })).problems.map(carProblem)
  const flight = async (query: Query) => {
    const view = await loadFlightSearch({ context, request: requestOf({ ...FLIGHT, ...query }) })
    return view.kind === 'problems' ? view.problems.map(flightProblemText) : []
  }
  const LONG = 'x'.repeat(10_000)

  it.each<[Query, string[]]>([
    [{}, []],
    [{ destination: '' }, ['Please select a destination']],
    [{ destination: '🏝️' }, ['Please select a destination']],
    [{ destination: LONG }, ['Please select a destination']],
    [{ destination: '<img src=x onerror=alert(1)>' }, []],
    [{ destination: "'; drop table cities; --" }, []],
    [{ checkin: '' }, ['Check-in date is required']],
    [{ checkout: '' }, ['Check-out date is required']],
    [{ checkin: '2020-01-01' }, ['Check-in date cannot be in the past']],
    [{ checkin: '2099-02-30' }, ['Check-in date is too far ahead or does not exist']],
    [{ checkout: '2099-12-01' }, ['Check-out date must be after check-in date']],
    [{ adults: '0' }, ['Number of adults must be between 1 and 20']],
    [{ adults: '99' }, ['Number of adults must be between 1 and 20']],
    [
      { adults: LONG, rooms: '-1' },
      ['Number of adults must be between 1 and 20', 'Number of rooms must be between 1 and 8'],
    ],
    [{ rooms: '9' }, ['Number of rooms must be between 1 and 8']],
  ])('a stay %o: %o', async (query, problems) => expect(await hotel(query)).toEqual(problems))

  it.each<[Query, string[]]>([
    [{}, []],
    [{ from: '' }, ['Origin airport is required']],
    [{ to: '' }, ['Destination airport is required']],
    [{ from: LONG, to: '🛫' }, ['Origin airport is required', 'Destination airport is required']],
    [{ from: '<b>LIS</b>' }, ['Origin airport is required']],
    [{ to: 'New York' }, ['Destination airport is required']],
    [{ depart: '' }, ['Departure date is required']],
    [{ depart: '2020-01-01' }, ['Departure date cannot be in the past']],
    [{ return: '2099-12-01' }, ['Return date must be after departure date']],
    [{ return: '2099-11-01' }, ['Return date must be after departure date']],
    [{ return: '' }, []],
    [{ return: '', trip: 'roundtrip' }, ['Return date must be after departure date']],
    [{ trip: 'oneway', return: '2020-01-01' }, []],
    [{ adults: '0' }, ['Number of adults must be between 1 and 9']],
    [{ adults: '99' }, ['Number of adults must be between 1 and 9', 'Total passengers cannot exceed 9']],
    [{ adults: 'x' }, ['Number of adults must be between 1 and 9']],
    [{ adults: '5', children: '5' }, ['Total passengers cannot exceed 9']],
    [{ adults: '1', lap: '2' }, ['Each infant on a lap needs an adult of their own']],
    [{ class: 'throne' }, []],
  ])('a flight %o: %o', async (query, problems) => expect(await flight(query)).toEqual(problems))

  it.each<[Query, string[]]>([
    [{}, []],
    [{ pickup: '' }, ['Pick-up location is required']],
    [{ pickup: LONG }, ['Pick-up location is required']],
    [{ dropoff: '🚗' }, ['Choose a drop-off location, or leave it empty']],
    [{ from: '2020-01-01' }, ['Pick-up date cannot be in the past']],
    [{ to: '2099-12-01' }, ['Drop-off must be after pick-up']],
    [{ 'from-time': '25:61' }, ['Pick-up time is required']],
    [{ age: '0' }, ['Driver age must be between 18 and 99']],
    [{ age: '<b>' }, ['Driver age must be between 18 and 99']],
  ])('a car %o: %o', async (query, problems) => expect(await car(query)).toEqual(problems))

  it('free text that means one airport becomes Name (CODE)', async () => {
    const { question } = await loadFlightSearch({
      context,
      request: requestOf({ ...FLIGHT, from: 'lisboa', to: 'Geneva' }),
    })
    expect([question.from, question.to]).toEqual(['Lisbon Humberto Delgado (LIS)', 'Geneva Cointrin (GVA)'])
  })

  it('a region is as many airports as lead to it, and the traveller chooses', async () => {
    const view = await loadFlightSearch({ context, request: requestOf({ ...FLIGHT, to: 'Tuscany' }) })
    expect(view.kind === 'problems' && view.choices.to?.map(({ code }) => code)).toEqual(['FLR', 'PSA'])
  })

  it('the card on the home page is understood: guests, passengers, no return', async () => {
    const guests = await loadHotelSearch({
      context,
      request: requestOf({ destination: 'Oslo', checkin: HOTEL.checkin, checkout: HOTEL.checkout, guests: '8' }),
    })
    expect([guests.kind, guests.search.adults]).toEqual(['answer', 8])
    const view = await loadFlightSearch({
      context,
      request: requestOf({ from: 'LIS', to: 'OSL', depart: '2099-12-01', return: '', passengers: '3', class: 'first' }),
    })
    expect(view.kind === 'answer' && view.search).toMatchObject({ adults: 3, trip: 'oneway', travelClass: 'first' })
  })

  it.each([
    ['hotel', loadHotelSearch, { destination: 'Lisbon' }],
    ['flight', loadFlightSearch, { to: 'LIS' }],
    ['car', loadCarSearch, { pickup: 'Faro' }],
  ] as const)('%s: a link that only names the place fills in the form, without an error', async (_, load, query) => {
    expect((await load({ context, request: requestOf(query) })).kind).toBe('empty')
  })

  it('shows facts about known places only', async () => {
    const lisbon = await loadHotelSearch({ context, request: requestOf(HOTEL) })
    expect(lisbon.facts).toMatchObject({ city: 'Lisbon', timeZone: 'Europe/Lisbon', season: 'winter' })
    const sintra = { ...HOTEL, destination: 'Sintra, Portugal', latlong: '38.8,-9.38' }
    const { facts } = await loadHotelSearch({ context, request: requestOf(sintra) })
    expect(facts).toMatchObject({ city: 'Sintra', timeZone: 'Europe/Lisbon' })
    expect(codesOf(facts)).toContain('LIS')
    const village = await loadHotelSearch({
      context,
      request: requestOf({ ...HOTEL, destination: 'Pension Sol, Azenhas, Portugal' }),
    })
    expect(village.facts).toMatchObject({ city: 'Azenhas', timeZone: 'Europe/Lisbon' })
    expect(village.search).not.toHaveProperty('coordinates')
    const named = await loadHotelSearch({ context, request: requestOf({ ...HOTEL, destination: 'Azenhas, Portugal' }) })
    expect(named.search.coordinates).toEqual({ latitude: 38.8, longitude: -9.46 })
    const nowhere = await loadHotelSearch({ context, request: requestOf({ ...HOTEL, destination: 'Nowhere at all' }) })
    expect([nowhere.kind, nowhere.facts]).toEqual(['answer', null])
    const hahn = await loadFlightSearch({ context, request: requestOf({ ...FLIGHT, to: 'HHN' }) })
    expect(hahn.kind === 'answer' && hahn.facts.farDestination).toEqual({ city: 'Frankfurt am Main', km: 103 })
  })
  it('a city followed by its state is that city and no hotel', async () => {
    const place = 'Portland, Oregon, United States'
    const { search, facts } = await loadHotelSearch({ context, request: requestOf({ ...HOTEL, destination: place }) })
    expect(search.coordinates).toEqual({ latitude: 45.52, longitude: -122.68 })
    expect(facts).toMatchObject({ city: 'Portland', timeZone: 'America/Los_Angeles' })
    expect(codesOf(facts)).toEqual(['PDX'])
    const { arrival } = await loadCarSearch({ context, request: requestOf({ ...CAR, pickup: place }) })
    expect(codesOf(arrival)).toEqual(['PDX'])
    const unknown = { ...HOTEL, destination: 'Portland, Maine, United States' }
    expect((await loadHotelSearch({ context, request: requestOf(unknown) })).facts).toBeNull()
  })
})
