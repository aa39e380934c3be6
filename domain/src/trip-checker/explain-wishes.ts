/** TC-30 to TC-34: why a wish does not fit, and what would make room. */
import { convertByTable } from '../currency-conversion/index.ts'
import { addDays, type CalendarDate, type Money } from '../kernel/index.ts'
import { windowsOn } from '../opening-hours/index.ts'
import { findWished, mentions } from '../place-wishes/index.ts'
import type { DayId, PlaceId, Stop, StopId, Trip, TripDay, TripPlace } from '../trip/index.ts'
import type { CheckFacts } from './check-facts.ts'
import { dayLine, type DayStop } from './day-line.ts'
import { holidayKnowledge } from './holiday-knowledge.ts'
import { knownCosts } from './rules/costs.ts'
import { isFixed, runThrough, windowsOf } from './run-through.ts'

export type WishReason = 'not-found' | 'closed-on-every-day' | 'never-open-long-enough' | 'over-budget' | 'no-time-left'

/** The options to make room, the cheapest first. */
export type Relaxation =
  | { readonly kind: 'stay-longer'; readonly dayId: DayId; readonly minutes: number }
  | {
      readonly kind: 'drop'
      readonly dayId: DayId
      readonly stopIds: readonly StopId[]
      readonly titles: readonly string[]
    }
  | { readonly kind: 'move-to-date'; readonly date: CalendarDate }
  | { readonly kind: 'one-more-day' }
  | { readonly kind: 'shorter-visit'; readonly dayId: DayId; readonly minutes: number }
  | { readonly kind: 'raise-budget'; readonly to: Money }

export type UnmetWish = {
  readonly name: string
  readonly placeId: PlaceId | null
  readonly because: WishReason
  readonly relaxations: readonly Relaxation[]
}

/** Half an hour more is acceptable; more than two hours is not offered. */
const LONGEST_STAY_MINUTES = 120
const LOOK_AHEAD_DAYS = 14
/** Below this share a visit is too short. */
const SHORTEST_SHARE = 0.6

/** Requested places that are on no day. */
export function explainWishes(trip: Trip, facts: CheckFacts = {}): readonly UnmetWish[] {
  const stops = trip.days.flatMap((day) => day.stops)
  const planned = new Set(stops.map(({ placeId }) => placeId))
  const isTold = (name: string): boolean =>
    stops.some(
      ({ title, hint = '' }) => mentions(title, name) || hint.split(/[,.]/).some((part) => mentions(part, name)),
    )
  return trip.wishes.mustSee.flatMap((name) => {
    if (isTold(name)) return []
    const place = findWished(name, Object.values(trip.places))
    if (!place) return [{ name, placeId: null, because: 'not-found', relaxations: [] } satisfies UnmetWish]
    return planned.has(place.id) ? [] : [explain(trip, place, facts)]
  })
}

function explain(trip: Trip, place: TripPlace, facts: CheckFacts): UnmetWish {
  const wish = { name: place.name, placeId: place.id }
  const open = trip.days.filter((day) => windowsOf({ place }, day, facts).length > 0)
  if (open.length === 0) {
    const relaxations = [...nextOpen(trip, place, facts), { kind: 'one-more-day' } as const]
    return { ...wish, because: 'closed-on-every-day', relaxations: relaxations.slice(0, 1) }
  }
  const roomy = open.filter((day) =>
    windowsOf({ place }, day, facts).some(({ opens, closes }) => closes - opens >= place.visitMinutes),
  )
  if (roomy.length === 0)
    return { ...wish, because: 'never-open-long-enough', relaxations: shorterVisits(open, place, facts) }
  const over = overBudget(trip, place, facts)
  if (over) return { ...wish, because: 'over-budget', relaxations: over }
  const relaxations = roomy.flatMap((day) => relaxationsOn(trip, day, place, facts))
  return {
    ...wish,
    because: 'no-time-left',
    relaxations: [...relaxations.toSorted((one, other) => one.price - other.price).map(({ how }) => how), LAST_RESORT],
  }
}

/** TC-34: with it the known costs exceed the budget. Null otherwise. */
function overBudget(trip: Trip, { price }: TripPlace, facts: CheckFacts): readonly Relaxation[] | null {
  const { budget, adults, childAges } = trip.wishes
  if (!budget || !price) return null
  const cost = convertByTable(
    { ...price, minorUnits: price.minorUnits * (adults + childAges.length) },
    budget.currency,
    facts.rates,
  )
  const needed = knownCosts(trip, budget.currency, facts).total.minorUnits + (cost?.minorUnits ?? 0)
  if (needed <= budget.minorUnits) return null
  return [{ kind: 'raise-budget', to: { ...budget, minorUnits: roundUp(needed) } }]
}

/** Budgets are rounded up to two significant digits. */
function roundUp(minorUnits: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(minorUnits)) - 1)
  return Math.ceil(minorUnits / step) * step
}

const LAST_RESORT: Relaxation = { kind: 'one-more-day' }

type Priced = { readonly how: Relaxation; readonly price: number }

/** The cost of a longer day in minutes, or the renown of the dropped stops, where 0 to 1 counts like two hours. */
function relaxationsOn(trip: Trip, day: TripDay, place: TripPlace, facts: CheckFacts): readonly Priced[] {
  const { stops } = dayLine(trip, day)
  const late = leastLate(day, stops, place, facts)
  const longer: readonly Priced[] =
    late !== null && late > 0 && late <= LONGEST_STAY_MINUTES
      ? [{ how: { kind: 'stay-longer', dayId: day.id, minutes: Math.ceil(late / 5) * 5 }, price: late }]
      : []
  return [...longer, ...dropsOn(day, stops, place, facts)]
}

/** Without one stop; if one is not enough, without the least known ones until it fits. */
function dropsOn(day: TripDay, stops: readonly DayStop[], place: TripPlace, facts: CheckFacts): readonly Priced[] {
  const renown = (each: DayStop): number => each.place?.renown ?? 0.5
  const droppable = stops.filter((each) => !isFixed(each) && !each.stop.isMustSee && each.place)
  const without = (dropped: readonly DayStop[]): readonly Priced[] => {
    const rest = stops.filter((each) => !dropped.includes(each))
    if (leastLate(day, rest, place, facts) !== 0) return []
    const those = { stopIds: dropped.map(({ stop }) => stop.id), titles: dropped.map(({ stop }) => stop.title) }
    const price = dropped.reduce((sum, each) => sum + 30 + renown(each) * 120, 0)
    return [{ how: { kind: 'drop', dayId: day.id, ...those }, price }]
  }
  const single = droppable.flatMap((each) => without([each]))
  if (single.length > 0) return single
  const least = droppable.toSorted((one, other) => renown(one) - renown(other))
  return least.flatMap((_, index) => without(least.slice(0, index + 1))).slice(0, 1)
}

/** How late the day ends with the place in its cheapest position; null when no order works. */
function leastLate(day: TripDay, stops: readonly DayStop[], place: TripPlace, facts: CheckFacts): number | null {
  const wished: DayStop = { stop: visitTo(place), place, position: place.coordinates }
  const runs = Array.from({ length: stops.length + 1 }, (_, at) =>
    runThrough(day, stops.toSpliced(at, 0, wished), facts),
  )
  const late = runs.filter((run) => run !== null)
  return late.length > 0 ? Math.min(...late) : null
}

function visitTo({ id, name, visitMinutes }: TripPlace): Stop {
  return {
    id: `wish ${id}`,
    kind: 'visit',
    title: name,
    placeId: id,
    arrive: 0,
    leave: visitMinutes,
    leg: null,
    isLocked: false,
    isMustSee: true,
    note: '',
    cost: null,
  }
}

function shorterVisits(days: readonly TripDay[], place: TripPlace, facts: CheckFacts): readonly Relaxation[] {
  return days.flatMap((day) => {
    const minutes = Math.max(...windowsOf({ place }, day, facts).map(({ opens, closes }) => closes - opens))
    return minutes >= place.visitMinutes * SHORTEST_SHARE
      ? [{ kind: 'shorter-visit', dayId: day.id, minutes } as const]
      : []
  })
}

/** The first day after the trip on which it is open. */
function nextOpen(trip: Trip, { hours }: TripPlace, facts: CheckFacts): readonly Relaxation[] {
  const last = trip.days.findLast(({ date }) => date !== null)
  if (!last?.date || !hours) return []
  const knowledge = holidayKnowledge(facts.holidays, last.city.country)
  for (let step = 1; step <= LOOK_AHEAD_DAYS; step += 1) {
    const date = addDays(last.date, step)
    if ((windowsOn(hours.text, date, knowledge) ?? []).length > 0) return [{ kind: 'move-to-date', date }]
  }
  return []
}
