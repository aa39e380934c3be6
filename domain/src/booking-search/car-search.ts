import { type CalendarDate, isCalendarDate } from '../kernel/index.ts'

/** Times are hours and minutes on the clock of the place, `10:30`. */
export type CarSearch = {
  readonly pickUp: string
  /** Empty: the car goes back to where it was picked up. */
  readonly dropOff: string
  readonly pickUpDate: string
  readonly pickUpTime: string
  readonly dropOffDate: string
  readonly dropOffTime: string
}

export type CarSearchProblem =
  | { readonly field: 'pickUp'; readonly because: 'missing' }
  | { readonly field: 'pickUpDate'; readonly because: 'missing' | 'past' }
  | { readonly field: 'dropOffDate'; readonly because: 'missing' | 'not-after' }
  | { readonly field: 'pickUpTime' | 'dropOffTime'; readonly because: 'missing' }

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** Every problem, in the order of the form. */
export function checkCarSearch(search: CarSearch, today: CalendarDate): readonly CarSearchProblem[] {
  const { pickUp, pickUpDate, pickUpTime, dropOffDate, dropOffTime } = search
  const [hasOut, hasBack] = [isCalendarDate(pickUpDate), isCalendarDate(dropOffDate)]
  const isBackLater = `${dropOffDate} ${dropOffTime}` > `${pickUpDate} ${pickUpTime}`
  const problems: (CarSearchProblem | false)[] = [
    pickUp === '' && { field: 'pickUp', because: 'missing' },
    !hasOut && { field: 'pickUpDate', because: 'missing' },
    hasOut && pickUpDate < today && { field: 'pickUpDate', because: 'past' },
    !CLOCK.test(pickUpTime) && { field: 'pickUpTime', because: 'missing' },
    !hasBack && { field: 'dropOffDate', because: 'missing' },
    hasOut && hasBack && !isBackLater && { field: 'dropOffDate', because: 'not-after' },
    !CLOCK.test(dropOffTime) && { field: 'dropOffTime', because: 'missing' },
  ]
  return problems.filter((problem) => problem !== false)
}
