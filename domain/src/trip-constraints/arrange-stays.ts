import type { HelpfulChange } from '../trip-request/index.ts'

/** Days on which the traveller has to be in a city, counted from the first day of the trip. */
export type StayWindow = { readonly firstDay: number; readonly lastDay: number }
export type WantedStay = {
  readonly city: string
  /** Null: a share of the days that are left. */
  readonly days: number | null
  readonly windows: readonly StayWindow[]
}
export type WantedTrip = {
  readonly days: number
  readonly stays: readonly WantedStay[]
  /** Null: every city can be reached from every other. */
  readonly isDirect: ((from: string, to: string) => boolean) | null
}
export type ArrangedStay = { readonly city: string; readonly days: number; readonly firstDay: number }

export type Arrangement =
  | { readonly kind: 'possible'; readonly stays: readonly ArrangedStay[] }
  /** Every order was tried; `change` is null when no single change helps. */
  | { readonly kind: 'impossible'; readonly change: HelpfulChange | null }

/** All orders are tried, so more cities would take seconds. */
const MOST_CITIES = 8
const MOST_STEPS = 5

/** The order of the cities that meets every wish, or the proof that no order does. Null for too many cities. */
export function arrangeStays(trip: WantedTrip): Arrangement | null {
  if (trip.stays.length === 0 || trip.stays.length > MOST_CITIES) return null
  const stays = arrange(trip)
  return stays ? { kind: 'possible', stays } : { kind: 'impossible', change: helpfulChange(trip) }
}

function arrange(trip: WantedTrip): readonly ArrangedStay[] | null {
  const sized = withDays(trip)
  return sized && search(trip, sized, [], 1)
}

type SizedStay = WantedStay & { readonly days: number }

/** The stated days, and an equal share of the others; null if they do not add up. */
function withDays({ days, stays }: WantedTrip): readonly SizedStay[] | null {
  let open = stays.filter((stay) => stay.days === null).length
  let left = days - stays.reduce((sum, stay) => sum + (stay.days ?? 0), 0)
  if (left < open || (open === 0 && left !== 0)) return null
  return stays.map((stay) => {
    if (stay.days !== null) return { ...stay, days: stay.days }
    const share = Math.ceil(left / open)
    left -= share
    open -= 1
    return { ...stay, days: share }
  })
}

function search(
  trip: WantedTrip,
  rest: readonly SizedStay[],
  before: readonly ArrangedStay[],
  firstDay: number,
): readonly ArrangedStay[] | null {
  if (rest.length === 0) return before
  for (const stay of rest) {
    const last = before.at(-1)
    const lastDay = firstDay + stay.days - 1
    const isReached = last === undefined || trip.isDirect === null || trip.isDirect(last.city, stay.city)
    const isThere = stay.windows.every((window) => firstDay <= window.lastDay && lastDay >= window.firstDay)
    if (!isReached || !isThere) continue
    const others = rest.filter((other) => other !== stay)
    const found = search(trip, others, [...before, { city: stay.city, days: stay.days, firstDay }], lastDay + 1)
    if (found) return found
  }
  return null
}

function helpfulChange(trip: WantedTrip): HelpfulChange | null {
  for (let step = 1; step <= MOST_STEPS; step += 1) {
    for (const { change, changed } of changesBy(trip, step)) if (arrange(changed)) return change
  }
  const isFlightsFault = trip.isDirect !== null && arrange({ ...trip, isDirect: null }) !== null
  return isFlightsFault ? { kind: 'flights' } : null
}

type Change = { readonly change: HelpfulChange; readonly changed: WantedTrip }

/** Each wish moved by that many days, or the trip made longer or shorter by them. */
function* changesBy(trip: WantedTrip, step: number): Generator<Change> {
  const replace = (stay: WantedStay, other: WantedStay): WantedTrip => ({
    ...trip,
    stays: trip.stays.map((each) => (each === stay ? other : each)),
  })
  for (const stay of trip.stays)
    for (const window of stay.windows)
      for (const by of [step, -step]) {
        const moved = { firstDay: window.firstDay + by, lastDay: window.lastDay + by }
        if (moved.firstDay < 1 || moved.lastDay > trip.days) continue
        const windows = stay.windows.map((each) => (each === window ? moved : each))
        yield {
          change: { kind: 'window', city: stay.city, ...moved },
          changed: replace(stay, { ...stay, windows }),
        }
      }
  for (const stay of trip.stays)
    for (const by of [-step, step]) {
      if (stay.days === null || stay.days + by < 1) continue
      const days = stay.days + by
      yield { change: { kind: 'stay', city: stay.city, days }, changed: replace(stay, { ...stay, days }) }
    }
  for (const days of [trip.days + step, trip.days - step])
    if (days >= trip.stays.length) yield { change: { kind: 'days', days }, changed: { ...trip, days } }
}
