import { type HotelSearch, readFormText } from '@app/domain/booking-search'
import type { Coordinates } from '@app/domain/kernel'

const COORDINATES = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/

/** The fields of a hotel form, from an address or from the form itself. */
export function readHotelSearch(fields: URLSearchParams): HotelSearch {
  const read = (name: string): string => readFormText(fields.get(name))
  // The home page's card asks for guests: all of them adults, in one room.
  const guests = read('adults') || read('guests')
  const destination = read('destination')
  // The position and region belong to the place named in `of`, not to another one typed later.
  const isSamePlace = (fields.get('of') ?? destination) === destination
  const coordinates = isSamePlace ? readCoordinates(read('latlong')) : undefined
  const [regionId] = (isSamePlace && /^\d{1,12}$/.exec(read('region'))) || []
  return {
    destination,
    checkInDate: read('checkin'),
    checkOutDate: read('checkout'),
    adults: readCount(guests || '2'),
    rooms: readCount(read('rooms') || '1'),
    ...(coordinates && { coordinates }),
    ...(regionId && { regionId }),
  }
}

/** `38.72,-9.14`, if it is a position on the globe. */
function readCoordinates(text: string): Coordinates | undefined {
  const [, latitude, longitude] = (COORDINATES.exec(text) ?? []).map(Number)
  if (latitude === undefined || longitude === undefined) return undefined
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}

/** Text that is not a number becomes 0, which is outside every limit. */
function readCount(text: string): number {
  return /^\d{1,3}$/.test(text) ? Number(text) : 0
}
