import { distanceKm } from '../kernel/index.ts'
import type { OpeningWindow } from '../opening-hours/index.ts'
import { factsOfKind } from '../place-kinds/index.ts'
import type { MinuteOfDay, Stop, Trip, TripDay, TripPlace } from '../trip/index.ts'
import { costFor } from './cost-for.ts'
import { isDrivenTo, onItsSide } from './near-day.ts'
import { isMustSee, isWelcome, worthOf } from './place-worth.ts'
import type { PlanNode } from './plan-node.ts'
import type { Meal, PlanOptions } from './plan-options.ts'
import { openWindows } from './visit-windows.ts'

type MealTimes = {
  readonly earliest: MinuteOfDay
  /** The latest start. */
  readonly latest: MinuteOfDay
  readonly minutes: number
  /** A day that ends earlier has no such meal. */
  readonly dayLastsUntil: MinuteOfDay
}

const hour = (hours: number): MinuteOfDay => hours * 60
export const MEAL_TIMES: Readonly<Record<Meal, MealTimes>> = {
  lunch: { earliest: hour(12), latest: hour(14.25), minutes: 60, dayLastsUntil: hour(13) },
  dinner: { earliest: hour(18.5), latest: hour(20.5), minutes: 75, dayLastsUntil: hour(20) },
}
export const MEALS: readonly Meal[] = ['lunch', 'dinner']
const EARLIEST_DINNER = hour(17.5)
const WAY_HOME_MINUTES = 45
/** Dinner is above every sight that was not asked for by name; a lunch may be a sandwich on the way to a must-see. */
const MEAL_WORTH: Readonly<Record<Meal, number>> = { lunch: 9000, dinner: 15_000 }
const AT_A_TABLE_WORTH = 80
const FOR_ITS_FOOD_WORTH = 400
const FOR_ITS_DIET_WORTH = 800
const MOST_RESTAURANTS = 16
const AROUND_A_CITY_KM = 15
const TABLES: ReadonlySet<string> = new Set(['restaurant', 'food_hall', 'food_area', 'food_street', 'brewery', 'pub'])
const LUNCH_ONLY: ReadonlySet<string> = new Set(['cafe', 'fast_food'])

/** Each meal of each day, at the current position; and restaurants as alternatives. */
export function gatherMeals(
  trip: Trip,
  places: readonly TripPlace[],
  options: PlanOptions,
  taken: ReadonlySet<string>,
): readonly PlanNode[] {
  const anywhere = trip.days.flatMap((_, dayIndex) => MEALS.map((meal) => mealAnywhere(meal, dayIndex, trip, options)))
  const earlier = new Set(
    trip.days.flatMap(({ stops }) => stops.filter(({ kind }) => kind === 'meal').map(({ placeId }) => placeId)),
  )
  // Where the editors name streets and halls to eat in, a restaurant of the map is for a diet alone.
  const isGuided = places.some((place) => isTable(place) && place.guide)
  const isProposed = (place: TripPlace): boolean =>
    !isGuided ||
    place.guide !== undefined ||
    earlier.has(place.id) ||
    isMustSee(place, trip.wishes) ||
    dietsServed(place, trip) > 0
  const rank = (place: TripPlace): number =>
    (earlier.has(place.id) || isMustSee(place, trip.wishes) ? 10 : 0) + place.renown + 2 * dietsServed(place, trip)
  const tables = places
    .filter(
      (place) =>
        isTable(place) &&
        isProposed(place) &&
        !taken.has(place.id) &&
        isWelcome({ ...place, kind: 'market' }, trip.wishes),
    )
    .toSorted((one, other) => rank(other) - rank(one) || (one.id < other.id ? -1 : 1))
    .slice(0, MOST_RESTAURANTS)
  const meals = (place: TripPlace): readonly Meal[] => (LUNCH_ONLY.has(place.kind) ? ['lunch'] : MEALS)
  return [...anywhere, ...tables.flatMap((place) => meals(place).map((meal) => mealAt(place, meal, trip, options)))]
}

/** The share of the requested diets that a restaurant is known to serve. */
function dietsServed({ diets = [] }: TripPlace, { wishes }: Trip): number {
  const served = wishes.diets.filter(
    (diet) => diets.includes(diet) || (diet === 'vegetarian' && diets.includes('vegan')),
  )
  return wishes.diets.length === 0 ? 0 : served.length / wishes.diets.length
}

export function mealOf(stop: Stop): Meal | null {
  if (stop.kind !== 'meal') return null
  return stop.arrive < hour(16) ? 'lunch' : 'dinner'
}

/** An invitation to dinner replaces that meal; the trip stores it as a private appointment. */
function isInvitation({ kind, title }: Stop, meal: Meal): boolean {
  return kind === 'appointment' && INVITATIONS[meal].test(title)
}

const INVITATIONS: Readonly<Record<Meal, RegExp>> = {
  lunch: /(?<!\p{L})(?:lunch|brunch|mittagessen|déjeuner|almuerzo|pranzo|almoço)(?!\p{L})/iu,
  dinner: /(?<!\p{L})(?:dinner|supper|abendessen|dîner|souper|cena|jantar)(?!\p{L})/iu,
}

/** A restaurant; such a place is never a sight. */
export function isTable({ kind }: TripPlace): boolean {
  return factsOfKind(kind).role !== 'other' && (TABLES.has(kind) || LUNCH_ONLY.has(kind))
}

function mealAnywhere(meal: Meal, ownDay: number, trip: Trip, options: PlanOptions): PlanNode {
  const before = findMeal(trip, meal, ownDay, null)
  return {
    place: null,
    meal,
    isMustSee: false,
    isDriven: false,
    minutes: before ? before.leave - before.arrive : MEAL_TIMES[meal].minutes,
    cost: before?.cost ?? null,
    before: before && { stop: before, dayIndex: ownDay },
    windowsOn: (day, dayIndex) => (dayIndex === ownDay ? mealWindows(meal, day, null, options) : []),
    worthOn: () => MEAL_WORTH[meal] + (before ? 2 * AT_A_TABLE_WORTH : 0),
  }
}

function mealAt(place: TripPlace, meal: Meal, trip: Trip, options: PlanOptions): PlanNode {
  const extra =
    (trip.wishes.interests.includes('food') ? FOR_ITS_FOOD_WORTH : AT_A_TABLE_WORTH) +
    FOR_ITS_DIET_WORTH * dietsServed(place, trip)
  const isMust = isMustSee(place, trip.wishes)
  // A street of kitchens that is a sight is seen while eating there.
  const sight = place.kind === 'food_street' ? worthOf(place, trip.wishes) : 0
  const worth = isMust
    ? worthOf(place, trip.wishes)
    : MEAL_WORTH[meal] + sight + Math.round(extra * (0.5 + place.renown))
  const dayIndex = trip.days.findIndex((_, index) => findMeal(trip, meal, index, place.id))
  const before = dayIndex < 0 ? null : findMeal(trip, meal, dayIndex, place.id)
  return {
    place,
    meal,
    isMustSee: isMust || (before?.isMustSee ?? false),
    isDriven: isDrivenTo(place, trip.days),
    minutes: before ? before.leave - before.arrive : MEAL_TIMES[meal].minutes,
    cost: before?.cost ?? costFor(place, trip.wishes),
    before: before && { stop: before, dayIndex },
    windowsOn: (day) =>
      distanceKm(place.coordinates, day.city.coordinates) > AROUND_A_CITY_KM
        ? []
        : onItsSide(mealWindows(meal, day, openWindows(place, day, options), options), place, day),
    worthOn: (_, index) => worth + (before && index === dayIndex ? FOR_ITS_FOOD_WORTH : 0),
  }
}

function findMeal(trip: Trip, meal: Meal, dayIndex: number, placeId: string | null): Stop | null {
  const stops = trip.days[dayIndex]?.stops ?? []
  return stops.find((stop) => !stop.isLocked && mealOf(stop) === meal && stop.placeId === placeId) ?? null
}

/** Where restaurants serve late, one eats late: from the hour at which they open to two hours after it. */
export function mealTimes(meal: Meal, { city }: Pick<TripDay, 'city'>, { mealHours }: PlanOptions): MealTimes {
  const usual = MEAL_TIMES[meal]
  const served = mealHours?.(city.country)?.[meal]
  if (!served) return usual
  const earliest = Math.max(MEAL_BOUNDS[meal].earliest, served.fromMinutes)
  const latest = Math.min(served.toMinutes - usual.minutes, earliest + SPREAD_MINUTES, MEAL_BOUNDS[meal].latest)
  return { ...usual, earliest, latest: Math.max(earliest + 30, latest, MEAL_BOUNDS[meal].until) }
}

const SPREAD_MINUTES = 120
/** `until`: later than that one is hungry, whatever the usual hours: where a journey arrives late, kitchens are found. */
const MEAL_BOUNDS: Readonly<Record<Meal, Readonly<Record<'earliest' | 'latest' | 'until', MinuteOfDay>>>> = {
  lunch: { earliest: hour(11.5), latest: hour(14.75), until: hour(14.25) },
  dinner: { earliest: hour(18.25), latest: hour(21.25), until: hour(20) },
}

/** As windows of the whole meal, like opening hours: it starts after one and ends by the other. */
function mealWindows(
  meal: Meal,
  day: TripDay,
  open: readonly OpeningWindow[] | null,
  options: PlanOptions,
): readonly OpeningWindow[] {
  const { earliest, latest, minutes, dayLastsUntil } = mealTimes(meal, day, options)
  if (day.end.at - day.end.bufferMinutes < dayLastsUntil) return []
  if (day.stops.some((stop) => stop.isLocked && (mealOf(stop) === meal || isInvitation(stop, meal)))) return []
  // If a day ends early, as with children, the meal is early enough to be home by then.
  const early = day.end.at - day.end.bufferMinutes - minutes - WAY_HOME_MINUTES
  const isEarlyDay = meal === 'dinner' && early < earliest
  const opens = isEarlyDay ? Math.max(early, EARLIEST_DINNER) : earliest
  const own = { opens: Math.min(earliest, opens), closes: latest + minutes }
  return (open ?? [own])
    .map(({ opens, closes }) => ({ opens: Math.max(opens, own.opens), closes: Math.min(closes, own.closes) }))
    .filter(({ opens, closes }) => opens < closes)
}
