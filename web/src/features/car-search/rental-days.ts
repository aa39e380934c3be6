import type { CarSearch } from '@app/domain/booking-search'
import { calendarDate, daysBetween } from '@app/domain/kernel'

/** Rental firms count 24 hours from the moment of pick-up, and each that has begun. */
export function rentalDays({ pickUpDate, pickUpTime, dropOffDate, dropOffTime }: CarSearch): number {
  const days = daysBetween(calendarDate(pickUpDate), calendarDate(dropOffDate))
  return Math.max(1, dropOffTime > pickUpTime ? days + 1 : days)
}
