import { addDays, distanceKm } from '../kernel/index.ts'
import { factsOfKind } from '../place-kinds/index.ts'
import { isWelcome, type PlanOptions, unsuitedReason, visitWindows } from '../trip-planner/index.ts'
import type { LeftOut } from '../trip-routes/index.ts'
import type { NotPlanned, Trip, TripDay, TripPlace } from '../trip/index.ts'

const MUST_SEE = 5
const REACH_KM = 60
const MOST = 30
const REASONS: Readonly<Record<LeftOut['because'], NotPlanned['because']>> = {
  'too-few-days': 'no-time',
  'out-of-season': 'out-of-season',
  'not-for-children': 'not-for-children',
  'too-far': 'too-far',
  'no-way': 'no-way',
}

/** What everybody would expect and no day has, with the reason: must-sees first, then what the route left out. */
export function listNotPlanned(
  trip: Trip,
  candidates: readonly TripPlace[],
  leftOut: readonly LeftOut[],
  options: PlanOptions,
): readonly NotPlanned[] {
  const shown = namesShown(trip)
  const isShown = (name: string): boolean => shown.some((other) => other.includes(name) || name.includes(other))
  const planned = new Set(trip.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  const musts = candidates.filter(({ id, guide }) => guide?.importance === MUST_SEE && !planned.has(id))
  const near = musts.filter(
    (place) =>
      !isShown(place.name) &&
      isInReach(place, trip) &&
      isSight(place) &&
      !isOnBoard(place, trip) &&
      !isOutThere(place, trip),
  )
  const own = near.map((place): NotPlanned => ({
    name: place.name,
    placeId: trip.places[place.id] ? place.id : null,
    because: reasonOf(place, trip, options),
  }))
  const others = leftOut
    .filter(({ name }) => !isShown(name) && !own.some((each) => each.name === name))
    .map(({ name, because }): NotPlanned => ({ name, placeId: null, because: REASONS[because] }))
  return [...new Map([...own, ...others].map((each) => [each.name, each])).values()].slice(0, MOST)
}

/** Names of stops, and of what an excursion shows. */
function namesShown({ days, places }: Trip): readonly string[] {
  const stops = days.flatMap((day) => day.stops)
  const names = stops.flatMap(({ title, hint = '', placeId, id }) => [
    placeId === null ? title : (places[placeId]?.name ?? title),
    ...(id.startsWith('excursion-') ? hint.split(', ') : []),
  ])
  return [...new Set(names)].filter((name) => name.length > SHORTEST_NAME)
}

const SHORTEST_NAME = 4

/** On another weekday it would be open. */
function opensThatWeek(place: TripPlace, [day]: readonly TripDay[], options: PlanOptions): boolean {
  const date = day?.date
  if (!day || !date) return true
  return WEEK.some((later) => visitWindows(place, { ...day, date: addDays(date, later) }, options).length > 0)
}

const WEEK = [1, 2, 3, 4, 5, 6]

/** Streets of kitchens are where the meals are. */
function isSight({ kind }: TripPlace): boolean {
  return factsOfKind(kind).role !== 'food'
}

/** A boat or a camp shows what lies around it. */
function isOnBoard({ coordinates }: TripPlace, { days }: Trip): boolean {
  return days.some(
    ({ city, stops }) =>
      stops.some(({ id }) => id.startsWith('aboard-')) && distanceKm(city.coordinates, coordinates) <= ON_BOARD_KM,
  )
}

const ON_BOARD_KM = 25

/** An excursion to Miyajima shows its shrine. */
function isOutThere({ coordinates }: TripPlace, { days }: Trip): boolean {
  return days.some(({ stops }) =>
    stops.some(
      ({ id, way }) => /^excursion-\d+$/.test(id) && way?.to && distanceKm(way.to, coordinates) <= OUT_THERE_KM,
    ),
  )
}

const OUT_THERE_KM = 4

function isInReach({ coordinates }: TripPlace, { days }: Trip): boolean {
  return days.some(({ city }) => distanceKm(city.coordinates, coordinates) <= REACH_KM)
}

function reasonOf(place: TripPlace, trip: Trip, options: PlanOptions): NotPlanned['because'] {
  const unsuited = unsuitedReason(place, trip.wishes)
  if (unsuited) return unsuited
  if (!isWelcome(place, trip.wishes)) return 'not-wanted'
  const days = trip.days.filter(({ city }) => distanceKm(city.coordinates, place.coordinates) <= REACH_KM)
  const windows = days.map((day) => ({ day, open: visitWindows(place, day, options) }))
  if (windows.every(({ open }) => open.length === 0))
    return opensThatWeek(place, days, options) ? 'closed' : 'out-of-season'
  const isTooLate = windows.every(({ day, open }) => open.every(({ opens }) => opens + place.visitMinutes > day.end.at))
  return isTooLate ? 'too-late' : 'no-time'
}
