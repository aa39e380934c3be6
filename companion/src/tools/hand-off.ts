import {
  type BookingSearch,
  checkCarSearch,
  checkFlightSearch,
  checkHotelSearch,
  HOTEL_LIMITS,
  PASSENGER_LIMITS,
} from '@app/domain/booking-search'
import type { Claim } from '@app/domain/kernel'
import { z } from 'zod'

import type { KnownAirport, KnownCity, LookUps } from './look-ups.ts'
import { CityInput, DateInput, defineTool, derive, found, resolveCity, unknown } from './tool.ts'

/**
 * A search is prepared, never opened: the traveller presses the button. The server returns its link together with the
 * count.
 */
export type HandOffCard = {
  readonly search: BookingSearch
  readonly city: Claim<KnownCity>
  readonly origin: Claim<KnownCity> | null
  readonly airports: readonly Claim<KnownAirport>[]
  readonly firstDate: Claim<string>
  readonly lastDate: Claim<string> | null
  readonly host: Claim<string>
}

const USUAL_DRIVER_AGE = 30
const NOON = '12:00'

export const hotelSearch = defineTool({
  name: 'hotel-search',
  about: 'A prepared search for hotels at the booking site, to be opened by the traveller.',
  input: z.strictObject({
    city: CityInput,
    from: DateInput,
    to: DateInput,
    adults: z.int().min(HOTEL_LIMITS.adults[0]).max(HOTEL_LIMITS.adults[1]).default(2),
  }),
  run({ city, from, to, adults }, lookUps) {
    const place = resolveCity(city, lookUps)
    if (!place) return unknown('city')
    const search = {
      destination: place.value.name,
      checkInDate: from,
      checkOutDate: to,
      adults,
      rooms: Math.ceil(adults / 2),
      coordinates: place.value.coordinates,
    }
    if (checkHotelSearch(search, lookUps.today).length > 0) return unknown('rule')
    return found(toCard({ kind: 'hotel', search }, place, null, [], [from, to], lookUps))
  },
})

export const flightSearch = defineTool({
  name: 'flight-search',
  about: 'A prepared search for flights between two cities at the booking site, to be opened by the traveller.',
  input: z.strictObject({
    from: CityInput,
    to: CityInput,
    departs: DateInput,
    returns: DateInput.optional(),
    adults: z.int().min(PASSENGER_LIMITS.adults[0]).max(PASSENGER_LIMITS.adults[1]).default(1),
  }),
  run({ from, to, departs, returns, adults }, lookUps) {
    const [start, end] = [resolveCity(from, lookUps), resolveCity(to, lookUps)]
    if (!start || !end) return unknown('city')
    const [origin] = lookUps.airportsOf(start.value)
    const [destination] = lookUps.airportsOf(end.value)
    if (!origin || !destination) return unknown('airport')
    const search = {
      origin: origin.value.code,
      destination: destination.value.code,
      trip: returns ? ('roundtrip' as const) : ('oneway' as const),
      departureDate: departs,
      returnDate: returns ?? '',
      adults,
      children: 0,
      infantsOnLap: 0,
      infantsInSeat: 0,
      travelClass: 'economy' as const,
    }
    if (checkFlightSearch(search, lookUps.today).length > 0) return unknown('rule')
    const dates = [departs, returns ?? null] as const
    return found(toCard({ kind: 'flight', search }, end, start, [origin, destination], dates, lookUps))
  },
})

export const carSearch = defineTool({
  name: 'car-search',
  about: 'A prepared search for rental cars at the booking site, to be opened by the traveller.',
  input: z.strictObject({ city: CityInput, from: DateInput, to: DateInput }),
  run({ city, from, to }, lookUps) {
    const place = resolveCity(city, lookUps)
    if (!place) return unknown('city')
    const search = {
      pickUp: place.value.name,
      dropOff: '',
      pickUpDate: from,
      pickUpTime: NOON,
      dropOffDate: to,
      dropOffTime: NOON,
      driverAge: USUAL_DRIVER_AGE,
    }
    if (checkCarSearch(search, lookUps.today).length > 0) return unknown('rule')
    return found(toCard({ kind: 'car', search }, place, null, [], [from, to], lookUps))
  },
})

function toCard(
  search: BookingSearch,
  city: Claim<KnownCity>,
  origin: Claim<KnownCity> | null,
  airports: readonly Claim<KnownAirport>[],
  [first, last]: readonly [string, string | null],
  { bookingSite, today }: LookUps,
): HandOffCard {
  const source = { title: bookingSite.host, url: `https://${bookingSite.host}/` }
  // The offers of the site are unknown here.
  const host: Claim<string> = { value: bookingSite.host, source, checkedAt: today, status: 'unknown' }
  return {
    search,
    city,
    origin,
    airports,
    firstDate: derive(host, first),
    lastDate: last === null ? null : derive(host, last),
    host,
  }
}
