/** Links to the booking site, in the parameters of its own search pages. */
import type { CarSearch } from './car-search.ts'
import type { FlightSearch } from './flight-search.ts'
import type { HotelSearch } from './hotel-search.ts'

export type BookingSite = {
  /** A host name, as `www.expedia.com`. */
  readonly host: string
  /** The parameters of the operator's affiliate account; empty without one. */
  readonly affiliate: Readonly<Record<string, string>>
}

export type BookingSearch =
  | { readonly kind: 'hotel'; readonly search: HotelSearch }
  | { readonly kind: 'flight'; readonly search: FlightSearch }
  | { readonly kind: 'car'; readonly search: CarSearch }
export function handOffLink(site: BookingSite, { kind, search }: BookingSearch): string {
  switch (kind) {
    case 'hotel':
      return hotelSearchLink(site, search)
    case 'flight':
      return flightSearchLink(site, search)
    case 'car':
      return carSearchLink(site, search)
  }
}

/** Whether a link leads to the operator's booking site: the slash ends the host name. */
export function isHandOffTarget({ host }: BookingSite, link: string): boolean {
  return /^[a-z0-9.-]+$/i.test(host) && link.startsWith(`https://${host}/`)
}

function hotelSearchLink(site: BookingSite, search: HotelSearch): string {
  const { coordinates, regionId } = search
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

function flightSearchLink(site: BookingSite, search: FlightSearch): string {
  const { origin, destination, departureDate, returnDate, trip } = search
  // The site counts infants as children and asks separately for infants on laps.
  const children = search.children + search.infantsOnLap + search.infantsInSeat
  return link(site, '/Flights-Search', {
    leg1: leg(origin, destination, departureDate),
    leg2: trip === 'oneway' ? '' : leg(destination, origin, returnDate),
    mode: 'search',
    options: `cabinclass:${search.travelClass}`,
    passengers: `adults:${search.adults},children:${children},infantinlap:${search.infantsOnLap > 0 ? 'Y' : 'N'}`,
    trip,
  })
}

/** The site has no parameter for the driver's age: it asks for it itself. */
function carSearchLink(site: BookingSite, search: CarSearch): string {
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

/** An affiliate id never overrides the traveller's own choice. */
function link({ host, affiliate }: BookingSite, path: string, parameters: Readonly<Record<string, string>>): string {
  const query = Object.entries({ ...affiliate, ...parameters })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value.toWellFormed())}`)
  return `https://${host}${path}?${query.join('&')}`
}
