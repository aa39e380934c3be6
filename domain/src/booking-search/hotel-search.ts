import type { CalendarDate, Coordinates } from '../kernel/index.ts'
import { isInRange } from './count-range.ts'
import { dateProblem } from './date-problem.ts'
import { isPlaceName } from './place-name.ts'

export type HotelSearch = {
  readonly destination: string
  readonly checkInDate: string
  readonly checkOutDate: string
  readonly adults: number
  readonly rooms: number
  /** Of the destination, if known: the site then need not guess which place of that name is meant. */
  readonly coordinates?: Coordinates
  /** The site's own number for the place. */
  readonly regionId?: string
}

export type HotelSearchProblem =
  | { readonly field: 'destination'; readonly because: 'missing' }
  | { readonly field: 'checkInDate'; readonly because: 'missing' | 'impossible' | 'past' }
  | { readonly field: 'checkOutDate'; readonly because: 'missing' | 'impossible' | 'not-after' }
  | { readonly field: 'adults' | 'rooms'; readonly because: 'out-of-range' }

export const HOTEL_LIMITS = { adults: [1, 20], rooms: [1, 8] } as const

/** Every problem, in the order of the form. */
export function checkHotelSearch(search: HotelSearch, today: CalendarDate): readonly HotelSearchProblem[] {
  const { destination, checkInDate, checkOutDate } = search
  const [noIn, noOut] = [dateProblem(checkInDate), dateProblem(checkOutDate)]
  const problems: (HotelSearchProblem | false)[] = [
    !isPlaceName(destination) && { field: 'destination', because: 'missing' },
    noIn !== null && { field: 'checkInDate', because: noIn },
    noIn === null && checkInDate < today && { field: 'checkInDate', because: 'past' },
    noOut !== null && { field: 'checkOutDate', because: noOut },
    noOut === null && noIn === null && checkOutDate <= checkInDate && { field: 'checkOutDate', because: 'not-after' },
    !isInRange(search.adults, HOTEL_LIMITS.adults) && { field: 'adults', because: 'out-of-range' },
    !isInRange(search.rooms, HOTEL_LIMITS.rooms) && { field: 'rooms', because: 'out-of-range' },
  ]
  return problems.filter((problem) => problem !== false)
}
