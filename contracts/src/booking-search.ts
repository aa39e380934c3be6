import { TRAVEL_CLASSES, TRIP_KINDS } from '@app/domain/booking-search'
import { z } from 'zod'

import { Coordinates } from './coordinates.ts'

const place = z.string().max(200)
const day = z.string().max(10)
const time = z.string().max(5)
const count = z.int().min(0).max(99)
const airport = z.string().regex(/^[A-Z]{3}$/)

const Hotel = z.strictObject({
  destination: place,
  checkInDate: day,
  checkOutDate: day,
  adults: count,
  rooms: count,
  coordinates: Coordinates.exactOptional(),
  regionId: z
    .string()
    .regex(/^\d{1,12}$/)
    .exactOptional(),
})
const Flight = z.strictObject({
  origin: airport,
  destination: airport,
  trip: z.enum(TRIP_KINDS),
  departureDate: day,
  returnDate: day,
  adults: count,
  children: count,
  infantsOnLap: count,
  infantsInSeat: count,
  travelClass: z.enum(TRAVEL_CLASSES),
})
const Car = z.strictObject({
  pickUp: place,
  dropOff: place,
  pickUpDate: day,
  pickUpTime: time,
  dropOffDate: day,
  dropOffTime: time,
  driverAge: count,
})

/** A search as its form was filled in. The rules of the form (`domain/booking-search`) are checked again afterwards. */
export const BookingSearchInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hotel'), search: Hotel }),
  z.strictObject({ kind: z.literal('flight'), search: Flight }),
  z.strictObject({ kind: z.literal('car'), search: Car }),
])
