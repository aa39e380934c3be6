import { isReturnAfter } from '@app/domain/booking-search'

import type { homeSearchText } from '../../text/home-search.ts'
import type { KeyOf } from '../../text/text-of.ts'

export type SearchProblem = { readonly field: string; readonly text: KeyOf<typeof homeSearchText> }

/** The fields of a form as they are sent. Days are ISO dates, which compare as text. */
export type SearchFields = (name: string) => string

export function isHotelSearchReady(field: SearchFields): boolean {
  return field('destination') !== ''
}

export function isFlightSearchReady(field: SearchFields): boolean {
  return field('from') !== '' && field('to') !== '' && field('depart') !== ''
}

export function checkHotelSearch(field: SearchFields, today: string): SearchProblem | null {
  const [checkin, checkout] = [field('checkin'), field('checkout')]
  if (!isHotelSearchReady(field)) return { field: 'destination', text: 'problem.destination' }
  if (checkin && checkin < today) return { field: 'checkin', text: 'problem.checkin.past' }
  if (checkout && checkout <= (checkin || today)) return { field: 'checkout', text: 'problem.checkout.before' }
  return null
}

export function checkFlightSearch(field: SearchFields, today: string): SearchProblem | null {
  const [depart, back] = [field('depart'), field('return')]
  if (!field('from')) return { field: 'from', text: 'problem.cities' }
  if (!field('to')) return { field: 'to', text: 'problem.cities' }
  if (!depart) return { field: 'depart', text: 'problem.depart' }
  if (depart < today) return { field: 'depart', text: 'problem.depart.past' }
  if (back && !isReturnAfter(back, depart)) return { field: 'return', text: 'problem.return' }
  return null
}
