import type { BookingSearch, CarSearch, FlightSearch, HotelSearch } from '@app/domain/booking-search'
import { calendarDate } from '@app/domain/kernel'

import { bookingSearchText } from '../../entities/booking-search/booking-search-text.ts'
import { formatCoordinates, formatDate } from '../../text/format.ts'
import { handOffText as text } from './hand-off-text.ts'

export type PassedOn = readonly (readonly [name: string, value: string])[]
/** Airport names for the traveller; the link contains their codes. */
export type FlightNames = { readonly from: string; readonly to: string }

/** The content of the link, in words. */
export function passedOn(booking: BookingSearch, names: FlightNames | null, locale: string): PassedOn {
  switch (booking.kind) {
    case 'hotel':
      return ofHotel(booking.search, locale)
    case 'flight':
      return ofFlight(booking.search, names, locale)
    case 'car':
      return ofCar(booking.search, locale)
  }
}

function ofHotel(search: HotelSearch, locale: string): PassedOn {
  const { coordinates } = search
  return [
    [text('destination'), search.destination],
    ...(coordinates ? [[text('position'), formatCoordinates(coordinates)] as const] : []),
    [text('checkIn'), day(search.checkInDate, locale)],
    [text('checkOut'), day(search.checkOutDate, locale)],
    [text('adults'), String(search.adults)],
    [text('rooms'), String(search.rooms)],
  ]
}

function ofFlight(search: FlightSearch, names: FlightNames | null, locale: string): PassedOn {
  const children = search.children + search.infantsOnLap + search.infantsInSeat
  return [
    [text('from'), names?.from ?? search.origin],
    [text('to'), names?.to ?? search.destination],
    [text('depart'), day(search.departureDate, locale)],
    [text('return'), search.trip === 'oneway' ? text('one-way') : day(search.returnDate, locale)],
    [text('adults'), String(search.adults)],
    ...(children > 0 ? [[text('children'), String(children)] as const] : []),
    ...(search.infantsOnLap > 0 ? [[text('lap'), String(search.infantsOnLap)] as const] : []),
    [text('class'), bookingSearchText(`class.${search.travelClass}`)],
  ]
}

function ofCar(search: CarSearch, locale: string): PassedOn {
  return [
    [text('pickUp'), search.pickUp],
    [text('from'), `${day(search.pickUpDate, locale)}, ${search.pickUpTime}`],
    [text('dropOff'), search.dropOff || text('dropOff.same')],
    [text('to'), `${day(search.dropOffDate, locale)}, ${search.dropOffTime}`],
  ]
}

function day(date: string, locale: string): string {
  return formatDate(calendarDate(date), locale)
}
