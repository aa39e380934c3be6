import type { CalendarDate } from '../kernel/index.ts'
import { isInRange } from './count-range.ts'
import { dateProblem } from './date-problem.ts'
import { isPlaceName } from './place-name.ts'

/** Times are local hours and minutes, `10:30`. */
export type CarSearch = {
  readonly pickUp: string
  /** Empty: the car is returned where it was picked up. */
  readonly dropOff: string
  readonly pickUpDate: string
  readonly pickUpTime: string
  readonly dropOffDate: string
  readonly dropOffTime: string
  readonly driverAge: number
}

export type CarSearchProblem =
  | { readonly field: 'pickUp'; readonly because: 'missing' }
  | { readonly field: 'dropOff'; readonly because: 'unreadable' }
  | { readonly field: 'pickUpDate'; readonly because: 'missing' | 'impossible' | 'past' }
  | { readonly field: 'dropOffDate'; readonly because: 'missing' | 'impossible' | 'not-after' }
  | { readonly field: 'pickUpTime' | 'dropOffTime'; readonly because: 'missing' }
  | { readonly field: 'driverAge'; readonly because: 'out-of-range' }

/** The general minimum; each firm may have stricter limits. */
export const DRIVER_AGE_LIMITS = [18, 99] as const

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** Every problem, in the order of the form. */
export function checkCarSearch(search: CarSearch, today: CalendarDate): readonly CarSearchProblem[] {
  const { pickUp, dropOff, pickUpDate, pickUpTime, dropOffDate, dropOffTime } = search
  const [noOut, noBack] = [dateProblem(pickUpDate), dateProblem(dropOffDate)]
  const isBackLater = `${dropOffDate} ${dropOffTime}` > `${pickUpDate} ${pickUpTime}`
  const problems: (CarSearchProblem | false)[] = [
    !isPlaceName(pickUp) && { field: 'pickUp', because: 'missing' },
    dropOff !== '' && !isPlaceName(dropOff) && { field: 'dropOff', because: 'unreadable' },
    noOut !== null && { field: 'pickUpDate', because: noOut },
    noOut === null && pickUpDate < today && { field: 'pickUpDate', because: 'past' },
    !CLOCK.test(pickUpTime) && { field: 'pickUpTime', because: 'missing' },
    noBack !== null && { field: 'dropOffDate', because: noBack },
    noOut === null && noBack === null && !isBackLater && { field: 'dropOffDate', because: 'not-after' },
    !CLOCK.test(dropOffTime) && { field: 'dropOffTime', because: 'missing' },
    !isInRange(search.driverAge, DRIVER_AGE_LIMITS) && { field: 'driverAge', because: 'out-of-range' },
  ]
  return problems.filter((problem) => problem !== false)
}
