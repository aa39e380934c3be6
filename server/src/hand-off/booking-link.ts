import {
  type BookingSearch,
  checkCarSearch,
  checkFlightSearch,
  checkHotelSearch,
  handOffLink,
  isHandOffTarget,
} from '@app/domain/booking-search'
import { addDays, calendarDate, type CalendarDate } from '@app/domain/kernel'

import type { Settings } from '../config/settings.ts'
import { AppError } from '../errors/app-error.ts'
import { bookingSite } from './booking-site.ts'

type BookingSettings = Pick<Settings, 'BOOKING_HOST' | 'affiliateIds'>

/** The link of a search that passes the rules of its form. It must leave the server only together with its count. */
export function bookingLink(settings: BookingSettings, booking: BookingSearch, nowMs: number): string {
  // West of Greenwich it may still be yesterday.
  const today = addDays(calendarDate(new Date(nowMs).toISOString().slice(0, 10)), -1)
  const problems = problemsOf(booking, today)
  if (problems.length > 0)
    throw new AppError('invalid_input', {
      details: problems.map(({ field, because }) => ({ path: ['booking', 'search', field], message: because })),
    })
  const site = bookingSite(settings)
  const link = handOffLink(site, booking)
  if (!isHandOffTarget(site, link)) throw new Error(`BOOKING_HOST is no host name: ${site.host}`)
  return link
}

type Problem = { readonly field: string; readonly because: string }

function problemsOf({ kind, search }: BookingSearch, today: CalendarDate): readonly Problem[] {
  switch (kind) {
    case 'hotel':
      return checkHotelSearch(search, today)
    case 'flight':
      return checkFlightSearch(search, today)
    case 'car':
      return checkCarSearch(search, today)
  }
}
