import { diffTrips, fingerprintOf } from '@app/domain/trip-diff'
import { dropStop, moveStop, setEdge, swapStop, USUAL_FACTS } from '@app/domain/trip-edit'

import { BERLIN, claimed, foundBy, LISBON, NEW_YORK, PORTO, REYKJAVIK, TOKYO } from './claimed.ts'
import { LISBON_PLACES, LISBON_TRIP, MUSEUM_CLOSED, TOO_SHORT } from './trip-samples.ts'

const LISBON_YEAR = {
  meanC: [11.9, 13.2, 13.9, 15.6, 17.8, 19.4, 21.4, 21.2, 20.4, 18.7, 15.4, 13.3],
  rainMm: [44, 50, 60, 52, 24, 14, 2, 1, 39, 73, 48, 75],
}
const REYKJAVIK_YEAR = {
  meanC: [-1.2, -0.5, 0.3, 3.5, 6.1, 8.8, 10.6, 10.6, 7.5, 4.2, 2.1, -1.5],
  rainMm: [134, 121, 123, 99, 121, 97, 72, 97, 133, 105, 110, 102],
}
const OCTOBER = claimed({ month: 10, meanC: 18.7, rainMm: 73 }, 'era5')
const euros = (minorUnits: number) => claimed({ minorUnits, currency: 'EUR' }, 'guide', 'editorial')
const BASIS = [
  { instrument: 'Regulation (EC) 261/2004', provision: 'Article 7(1)' },
  { instrument: 'CJEU C-402/07 Sturgeon', provision: 'Articles 5, 6 and 7' },
]
const ROUTE = claimed({ departsFromEea: true, arrivesInEea: false, distanceKm: 5404 }, 'airports')
const late = (arrivalDelayMinutes: number, cause: string, operatedByEeaCarrier: boolean | null) => ({
  flight: { from: 'LIS', to: 'JFK' },
  arrivalDelayMinutes,
  cause,
  operatedByEeaCarrier,
})
const rights = (assessment: object, input: object) =>
  foundBy('passenger-rights', { claim: claimed({ ...assessment, basis: BASIS }, 'law'), route: ROUTE }, input)

const HOST = claimed('www.expedia.com', 'airports', 'unknown')
const handOff = (kind: string, search: object, rest: object = {}) =>
  foundBy(`${kind}-search`, { search: { kind, search }, city: LISBON, origin: null, airports: [], host: HOST, ...rest })

const RATE = { from: { minorUnits: 25_000, currency: 'EUR' }, to: { minorUnits: 44_726, currency: 'JPY' } }
const HOTEL = {
  destination: 'Lisbon',
  adults: 2,
  rooms: 1,
  coordinates: { latitude: 38.7167, longitude: -9.1333 },
}

const moved = moveStop(LISBON_TRIP, 'c', { dayId: 'day-3', index: 0 }, USUAL_FACTS)
const dropped = dropStop(moved, 'f', USUAL_FACTS)
const lateStart = setEdge(dropped, 'day-2', { edge: 'start', changes: { at: 660 } }, USUAL_FACTS)
const swapped = swapStop(lateStart, 'h', 'sight-4', USUAL_FACTS)
const after = { ...swapped, wishes: { ...swapped.wishes, pace: 'calm' as const } }
const changes = diffTrips(LISBON_TRIP, after, { f: 'asked', g: 'too-late' })

export const TRIP_CHANGE = foundBy('change-trip', {
  trip: after,
  daysBefore: LISBON_TRIP.days.map(({ id }) => id),
  base: fingerprintOf(LISBON_TRIP),
  changes,
  findings: [MUSEUM_CLOSED],
  places: Object.fromEntries(LISBON_PLACES.slice(0, 4).map(({ id, name }) => [id, claimed(name, 'hand')])),
})

/** Results of the tools about cities and trips, each in all its states. */
export const CITY_CALLS = {
  'Places to see': foundBy('find-places', {
    city: LISBON,
    role: 'sight',
    places: LISBON_PLACES.map((place) => claimed(place, 'hand')),
  }),
  'Distance over the sea': foundBy('measure-distance', {
    from: LISBON,
    to: NEW_YORK,
    km: claimed(5423, 'geonames'),
    flightMinutes: claimed(425, 'geonames'),
    trainMinutes: null,
    driveMinutes: null,
  }),
  'Distance on the ground': foundBy('measure-distance', {
    from: LISBON,
    to: PORTO,
    km: claimed(274, 'geonames'),
    flightMinutes: claimed(50, 'geonames'),
    trainMinutes: claimed(202, 'geonames'),
    driveMinutes: claimed(304, 'geonames'),
  }),
  Rate: foundBy('convert-currency', {
    from: claimed(RATE.from, 'rates'),
    to: claimed(RATE.to, 'rates'),
    rate: claimed('178.9055', 'rates'),
  }),
  'Rate, old': foundBy('convert-currency', {
    from: claimed({ minorUnits: 100_000, currency: 'IDR' }, 'rates', 'stale'),
    to: claimed({ minorUnits: 521, currency: 'EUR' }, 'rates', 'stale'),
    rate: claimed('0.0000521', 'rates', 'stale'),
  }),
  'Cost of days': foundBy('trip-cost', {
    city: LISBON,
    days: claimed(5, 'guide', 'editorial'),
    people: claimed(2, 'guide', 'editorial'),
    lodging: euros(14_500),
    meals: euros(4080),
    transport: euros(780),
    tickets: euros(1150),
    total: euros(118_000),
    lowest: euros(98_100),
    highest: euros(138_000),
  }),
  'A month': foundBy('city-climate', { city: LISBON, months: [OCTOBER], year: claimed(LISBON_YEAR, 'era5') }),
  'A month, kept before there was a chart': foundBy('city-climate', { city: LISBON, months: [OCTOBER] }),
  'Best time': foundBy('best-time', {
    city: LISBON,
    best: claimed({ rule: 'CL-1', months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }, 'era5'),
    year: claimed(LISBON_YEAR, 'era5'),
  }),
  'Best time, never warm': foundBy('best-time', {
    city: REYKJAVIK,
    best: claimed({ rule: 'CL-2', months: [5, 6, 7], because: 'too-cold' }, 'era5'),
    year: claimed(REYKJAVIK_YEAR, 'era5'),
  }),
  'Time difference': foundBy('time-difference', {
    here: LISBON,
    there: TOKYO,
    date: claimed('2026-11-15', 'geonames'),
    aheadMinutes: claimed(540, 'geonames'),
  }),
  'Local time': foundBy('local-time', {
    city: TOKYO,
    instant: claimed({ epochMs: Date.UTC(2026, 10, 15, 12), timeZone: 'Asia/Tokyo' }, 'geonames'),
  }),
  'Rights, owed': rights(
    { kind: 'owed', amount: { minorUnits: 60_000, currency: 'EUR' } },
    late(250, 'technical-fault', true),
  ),
  'Rights, one thing missing': rights(
    { kind: 'needs-fact', missing: 'cause', upTo: { minorUnits: 60_000, currency: 'EUR' } },
    late(250, 'unknown', null),
  ),
  'Rights, nothing owed': rights({ kind: 'not-owed', because: 'delay-too-short' }, late(90, 'weather', null)),
  'Rights, cancelled in Britain': rights(
    {
      kind: 'needs-fact',
      law: 'UK261',
      missing: 'noticeDays',
      upTo: { minorUnits: 52_000, currency: 'GBP' },
      besides: ['refund-or-rerouting', 'care'],
    },
    { flight: { from: 'LHR', to: 'JFK' }, event: 'cancellation' },
  ),
  'Rights, a lower class': rights(
    { kind: 'owed-share', percent: 75 },
    { flight: { from: 'LIS', to: 'JFK' }, event: 'downgrade' },
  ),
  'Hotel search': handOff('hotel', { ...HOTEL, checkInDate: '2037-05-12', checkOutDate: '2037-05-16' }),
  'Hotel search, days gone by': handOff('hotel', { ...HOTEL, checkInDate: '2024-05-12', checkOutDate: '2024-05-13' }),
  'Flight search': handOff(
    'flight',
    { origin: 'BER', destination: 'LIS', departureDate: '2037-05-12', returnDate: '', adults: 1 },
    {
      origin: BERLIN,
      airports: [
        claimed({ code: 'BER', name: 'Berlin Brandenburg Airport' }, 'airports'),
        claimed({ code: 'LIS', name: 'Humberto Delgado Airport' }, 'airports'),
      ],
    },
  ),
  'Car search': handOff('car', {
    pickUp: 'Lisbon',
    pickUpDate: '2037-05-12',
    pickUpTime: '12:00',
    dropOffDate: '2037-05-16',
    dropOffTime: '12:00',
  }),
  Trip: foundBy('plan-trip', {
    trip: LISBON_TRIP,
    findings: [],
    places: Object.fromEntries(LISBON_PLACES.map(({ id, name }) => [id, claimed(name, 'hand')])),
  }),
  'Trip change': TRIP_CHANGE,
  'Plan check': foundBy('check-plan', {
    city: LISBON,
    trip: LISBON_TRIP,
    findings: [MUSEUM_CLOSED, TOO_SHORT],
    score: claimed({ points: 72, errors: 1, warnings: 1, notes: 0, placesFound: 4, placesNamed: 5 }, 'geonames'),
  }),
  'Plan check, too little found': foundBy('check-plan', {
    city: LISBON,
    trip: LISBON_TRIP,
    findings: [],
    score: claimed({ points: null, errors: 0, warnings: 0, notes: 2, placesFound: 1, placesNamed: 6 }, 'geonames'),
  }),
}
