/** Links to the booking site, in the parameters that its own search pages read. */
import type { Coordinates } from '../kernel/index.ts'
import type { CarSearch } from './car-search.ts'
import type { FlightSearch } from './flight-search.ts'
import type { HotelSearch } from './hotel-search.ts'

export type BookingSite = {
  /** A host name, as `www.expedia.com`. */
  readonly host: string
  /** What the operator's affiliate account wants in every link; empty without one. */
  readonly affiliate: Readonly<Record<string, string>>
}

type Place = { readonly coordinates?: Coordinates; readonly regionId?: string }

export function hotelSearchLink(site: BookingSite, search: HotelSearch, place: Place = {}): string {
  const { coordinates, regionId } = place
  return link(site, '/Hotel-Search', {
    destination: search.destination,
    flexibility: '0_DAY',
    startDate: search.checkInDate,
    endDate: search.checkOutDate,
    adults: String(search.adults),
    rooms: String(search.rooms),
    sort: 'RECOMMENDED',
    latLong: coordinates ? `${coordinates.latitude},${coordinates.longitude}` : '',
    regionId: regionId ?? '',
  })
}

export function flightSearchLink(site: BookingSite, search: FlightSearch): string {
  const { origin, destination, departureDate, returnDate } = search
  // The site counts infants among the children and asks separately whether one of them sits on a lap.
  const children = search.children + search.infantsOnLap + search.infantsInSeat
  return link(site, '/Flights-Search', {
    leg1: leg(origin, destination, departureDate),
    leg2: returnDate === '' ? '' : leg(destination, origin, returnDate),
    mode: 'search',
    options: `cabinclass:${search.travelClass}`,
    passengers: `adults:${search.adults},children:${children},infantinlap:${search.infantsOnLap > 0 ? 'Y' : 'N'}`,
    trip: returnDate === '' ? 'oneway' : 'roundtrip',
  })
}

export function carSearchLink(site: BookingSite, search: CarSearch): string {
  return link(site, '/carsearch', {
    locn: search.pickUp,
    loc2: search.dropOff,
    date1: monthFirst(search.pickUpDate),
    date2: monthFirst(search.dropOffDate),
    time1: twelveHours(search.pickUpTime),
    time2: twelveHours(search.dropOffTime),
  })
}

function leg(from: string, to: string, date: string): string {
  return `from:${from},to:${to},departure:${monthFirst(date)}TANYT`
}

/** m/d/yyyy, without leading zeros. */
function monthFirst(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${month}/${day}/${year}`
}

/** 10:30 is 1030AM, 00:00 is 1200AM. */
function twelveHours(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}${String(minute).padStart(2, '0')}${hour < 12 ? 'AM' : 'PM'}`
}

function link({ host, affiliate }: BookingSite, path: string, parameters: Readonly<Record<string, string>>): string {
  const query = Object.entries({ ...parameters, ...affiliate })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
  return `https://${host}${path}?${query.join('&')}`
}
