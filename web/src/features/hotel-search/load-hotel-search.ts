import { checkHotelSearch, type HotelSearch, type HotelSearchProblem } from '@app/domain/booking-search'
import type { CalendarDate } from '@app/domain/kernel'
import type { LoaderFunctionArgs } from 'react-router'

import { travellerToday } from '../../device/traveller-today.ts'

export type HotelSearchView = {
  readonly kind: 'empty' | 'problems' | 'answer'
  readonly search: HotelSearch
  readonly problems: readonly HotelSearchProblem[]
  readonly today: CalendarDate
}

const LONGEST_TEXT = 120

/** The form as it stands in the address, so that a search can be linked, and made without script. */
export function loadHotelSearch({ request }: Pick<LoaderFunctionArgs, 'request'>): HotelSearchView {
  const params = new URL(request.url).searchParams
  const today = travellerToday()
  const read = (name: string): string => (params.get(name) ?? '').trim().slice(0, LONGEST_TEXT)
  // The card on the home page counts guests, all of them grown up and in one room.
  const guests = read('adults') || read('guests')
  const search: HotelSearch = {
    destination: read('destination'),
    checkInDate: read('checkin'),
    checkOutDate: read('checkout'),
    adults: count(guests || '2'),
    rooms: count(read('rooms') || '1'),
  }
  if (!params.has('destination')) return { kind: 'empty', search, problems: [], today }
  const problems = checkHotelSearch(search, today)
  return { kind: problems.length > 0 ? 'problems' : 'answer', search, problems, today }
}

/** What is no number becomes one that no limit allows. */
function count(text: string): number {
  return /^\d{1,3}$/.test(text) ? Number(text) : 0
}
