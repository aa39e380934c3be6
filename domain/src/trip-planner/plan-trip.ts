import { distanceKm } from '../kernel/index.ts'
import { polishDay, Search } from '../orienteering/index.ts'
import type { Trip, TripPlace } from '../trip/index.ts'
import { buildProblem } from './build-problem.ts'
import { dayPartsOf } from './day-parts.ts'
import { earliestStart } from './early-days.ts'
import { mealTimes } from './gather-meals.ts'
import { gatherNodes } from './gather-nodes.ts'
import { hasWish, isMustSee, resolveWishes } from './place-worth.ts'
import { FIRST_ROUNDS, type PlanOptions, ROUNDS_PER_STEP, STEPS } from './plan-options.ts'
import { openWindows } from './visit-windows.ts'
import { writePlan } from './write-plan.ts'

/**
 * Fills the days of a trip: locked stops stay, everything else is chosen from the trip and the candidates. Takes about
 * a tenth of a second.
 */
export function planTrip(trip: Trip, candidates: readonly TripPlace[], options: PlanOptions): Trip {
  const [first] = improveTrip(trip, candidates, options)
  return first ?? trip
}

/**
 * The first plan, then each better one, at last with short days in optimal order. The consumer may stop at any time;
 * the whole sequence takes about two seconds, and is always the same.
 */
export function* improveTrip(given: Trip, candidates: readonly TripPlace[], options: PlanOptions): Generator<Trip> {
  const trip = withEvenings(given, candidates, options)
  const nodes = gatherNodes(trip, candidates, options)
  const numberOf = new Map(trip.days.map((day, index) => [day.id, index]))
  const hasChildren = trip.wishes.childAges.length > 0
  const parts = dayPartsOf(trip, (day) =>
    // On the first day of several one arrives.
    day === trip.days[0] && trip.days.length > 1
      ? day.start.at
      : earliestFor(day, hasChildren, () => earliestStart(day, nodes, numberOf.get(day.id) ?? 0)),
  )
  const problem = buildProblem(trip, parts, nodes, options)
  const search = new Search(problem, options.seed)
  search.improve(Math.ceil(FIRST_ROUNDS / (1 + parts.length / 10)), 1)
  yield writePlan(trip, parts, nodes, search.best, options)
  let shown = search.best.value
  for (let step = 0; step < STEPS; step++) {
    search.improve(ROUNDS_PER_STEP, step / STEPS)
    if (search.best.value <= shown) continue
    shown = search.best.value
    yield writePlan(trip, parts, nodes, search.best, options)
  }
  const polished = parts.map((_, part) => polishDay(search.best, part))
  if (polished.includes(true)) yield writePlan(trip, parts, nodes, search.best, options)
}

/** Children are not woken for a sunrise, but for a day with elephants. */
function earliestFor(day: Trip['days'][number], hasChildren: boolean, earliest: () => number): number {
  return hasChildren ? Math.max(Math.min(day.start.at, EARLY_WITH_CHILDREN), earliest()) : earliest()
}

const EARLY_WITH_CHILDREN = 7 * 60 + 15
const HOME_MINUTES = 60

/** Where one dines at nine, the day is not over at ten: unless children, a departure or the traveller end it. */
function withEvenings(trip: Trip, candidates: readonly TripPlace[], options: PlanOptions): Trip {
  const isFree = trip.wishes.childAges.length === 0 && !hasWish(trip.wishes, 'back-by')
  if (!isFree) return trip
  const wishes = resolveWishes(trip.wishes, candidates)
  const firsts = candidates.filter((place) => place.guide?.importance === 5 || isMustSee(place, wishes))
  const days = trip.days.map((day) => {
    const { earliest, minutes } = mealTimes('dinner', day, options)
    const dined = Math.min(LATEST_END, earliest + minutes + HOME_MINUTES)
    const shows = firsts.map((place) => endOfNight(place, day, options, isMustSee(place, wishes)))
    const until = Math.max(dined, ...shows)
    const isLong = day.end.at >= LEAST_EVENING && day.end.bufferMinutes === 0 && day.end.at < until
    return isLong ? { ...day, end: { ...day.end, at: until } } : day
  })
  return { ...trip, days }
}

/** When one is home from what begins late: fado, an evening in the dunes, northern lights; 0 where it needs no late end. */
function endOfNight(place: TripPlace, day: Trip['days'][number], options: PlanOptions, isWished: boolean): number {
  const km = distanceKm(place.coordinates, day.city.coordinates)
  if (km > (isWished ? WISHED_NIGHT_OUT_KM : NIGHT_OUT_KM)) return 0
  const open = openWindows(place, day, options)
  if (open.length === 0) return 0
  const home = Math.min(...open.map(({ opens }) => opens)) + place.visitMinutes + HOME_FROM_A_SHOW + km * MINUTES_PER_KM
  if (home <= day.end.at) return 0
  if (isWished) return home > LATEST_OF_ALL ? 0 : Math.ceil(home / 15) * 15
  return home > AFTER_A_SHOW ? 0 : AFTER_A_SHOW
}

const NIGHT_OUT_KM = 15
const WISHED_NIGHT_OUT_KM = 60
const HOME_FROM_A_SHOW = 30
const MINUTES_PER_KM = 2.5
const AFTER_A_SHOW = 24 * 60 + 15
const LATEST_OF_ALL = 26 * 60 + 30
const LATEST_END = 24 * 60
const LEAST_EVENING = 21 * 60
