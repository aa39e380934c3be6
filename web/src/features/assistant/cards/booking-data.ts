/** A search that the assistant prepared, and our hand-off page for it. */
import { Coordinates } from '@app/contracts/coordinates'
import { calendarDate, type CalendarDate, isCalendarDate } from '@app/domain/kernel'
import { z } from 'zod'

/** Written by a form, so any text until it is validated. */
const Day: z.ZodType<CalendarDate, string> = z.string().refine(isCalendarDate).transform(calendarDate)

const Hotel = z.object({
  destination: z.string(),
  checkInDate: Day,
  checkOutDate: Day,
  adults: z.int(),
  rooms: z.int(),
  coordinates: Coordinates.optional(),
})
const Flight = z.object({
  origin: z.string(),
  destination: z.string(),
  departureDate: Day,
  returnDate: z.union([z.literal(''), Day]),
  adults: z.int(),
})
const Car = z.object({
  pickUp: z.string(),
  pickUpDate: Day,
  pickUpTime: z.string(),
  dropOffDate: Day,
  dropOffTime: z.string(),
})

export const BookingData = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('hotel'), search: Hotel }),
    z.object({ kind: z.literal('flight'), search: Flight }),
    z.object({ kind: z.literal('car'), search: Car }),
  ])
  .transform((booking) => ({ ...booking, dates: datesOf(booking), people: peopleOf(booking) }))

type Booking =
  | { readonly kind: 'hotel'; readonly search: z.output<typeof Hotel> }
  | { readonly kind: 'flight'; readonly search: z.output<typeof Flight> }
  | { readonly kind: 'car'; readonly search: z.output<typeof Car> }

function datesOf({ kind, search }: Booking): readonly [first: CalendarDate, last: CalendarDate | null] {
  switch (kind) {
    case 'hotel':
      return [search.checkInDate, search.checkOutDate]
    case 'flight':
      return [search.departureDate, search.returnDate === '' ? null : search.returnDate]
    case 'car':
      return [search.pickUpDate, search.dropOffDate]
  }
}

function peopleOf(booking: Booking): number {
  return booking.kind === 'car' ? 0 : booking.search.adults
}

/** In the URL format of the forms. */
export function handOffPath({ kind, search }: Booking): string {
  return `/hand-off/${kind}?${new URLSearchParams(formOf({ kind, search } as Booking))}`
}

function formOf({ kind, search }: Booking): Record<string, string> {
  switch (kind) {
    case 'hotel':
      return {
        destination: search.destination,
        checkin: search.checkInDate,
        checkout: search.checkOutDate,
        adults: String(search.adults),
        rooms: String(search.rooms),
        ...(search.coordinates && {
          latlong: [search.coordinates.latitude, search.coordinates.longitude]
            .map((degrees) => Number(degrees.toFixed(6)))
            .join(),
          of: search.destination,
        }),
      }
    case 'flight':
      return {
        from: search.origin,
        to: search.destination,
        depart: search.departureDate,
        return: search.returnDate,
        adults: String(search.adults),
      }
    case 'car':
      return {
        pickup: search.pickUp,
        from: search.pickUpDate,
        'from-time': search.pickUpTime,
        to: search.dropOffDate,
        'to-time': search.dropOffTime,
      }
  }
}
