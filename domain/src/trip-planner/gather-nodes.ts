import { type Coordinates, distanceKm } from '../kernel/index.ts'
import type { Trip, TripPlace } from '../trip/index.ts'
import { costFor } from './cost-for.ts'
import { distinctPlaces } from './distinct-places.ts'
import { gatherMeals, isTable } from './gather-meals.ts'
import { gatherPauses } from './gather-pauses.ts'
import { isDrivenTo, isKeptForTomorrow, isNear, onItsSide } from './near-day.ts'
import { hasWish, isMustSee, isWelcome, resolveWishes, weatherFactor, worthOf } from './place-worth.ts'
import type { PlanNode } from './plan-node.ts'
import type { PlanOptions } from './plan-options.ts'
import { openWindows } from './visit-windows.ts'

const MOST_PLACES = 60
const PLACES_PER_DAY = 25
const MOST_PLACES_OF_ALL = 180
/** In a region with little around each town everything is a drive away, and a day without one would be empty. */
const WORTH_A_DRIVE = 2.5
const AROUND_A_TOWN_KM = 12
const PLENTY_AROUND = 8
/** The bonus of a stop that stays on its day, or at least on the trip. */
const STAYS_ON_DAY = 2500
const STAYS_ON_TRIP = 1200

type Before = NonNullable<PlanNode['before']>

/** Every place and meal that could be on the trip. Locked stops are fixed. */
export function gatherNodes(asked: Trip, candidates: readonly TripPlace[], options: PlanOptions): readonly PlanNode[] {
  const known = new Map([...Object.values(asked.places), ...candidates].map((place) => [place.id, place]))
  const trip = { ...asked, wishes: resolveWishes(asked.wishes, [...known.values()]) }
  const before = new Map<string, Before>()
  const taken = new Set<string>()
  for (const [dayIndex, day] of trip.days.entries()) {
    for (const stop of day.stops) {
      if (stop.placeId === null) continue
      if (stop.isLocked) taken.add(stop.placeId)
      else if (stop.kind !== 'meal') before.set(stop.placeId, { stop, dayIndex })
    }
  }
  const excursions = seenOnExcursions(trip)
  const wanted = [...known.values()].filter(
    (place) =>
      !taken.has(place.id) &&
      !isSeenOn(excursions, place, trip) &&
      !isOnlyABeach(place, trip.wishes) &&
      (before.has(place.id) || (isWelcome(place, trip.wishes) && !isTable(place))),
  )
  const places = chooseWorthiest(wanted, trip, before)
  const isLonely = lonelyTowns(places, trip)
  const visits = places.map((place) =>
    visitOf(place, trip, options, { before: before.get(place.id) ?? null, isLonely }),
  )
  for (const place of places) taken.add(place.id)
  const meals = gatherMeals(trip, [...known.values()], options, taken)
  return [...visits, ...meals, ...gatherPauses(trip, [...known.values()])]
}

function chooseWorthiest(
  places: readonly TripPlace[],
  { wishes, days }: Trip,
  before: ReadonlyMap<string, Before>,
): readonly TripPlace[] {
  const rank = (place: TripPlace): number => (before.has(place.id) ? 1e6 : 0) + worthOf(place, wishes)
  const most = Math.min(MOST_PLACES_OF_ALL, MOST_PLACES + PLACES_PER_DAY * days.length)
  const ranked = places.toSorted((one, other) => rank(other) - rank(one) || (one.id < other.id ? -1 : 1))
  const cities = [...new Set(days.map(({ city }) => city))]
  return distinctPlaces(ranked, cities, Math.max(most, before.size))
}

/** Whether there is little to see around the town that is nearest to a place. */
function lonelyTowns(places: readonly TripPlace[], { days }: Trip): (place: TripPlace) => boolean {
  const towns = [...new Set(days.map(({ city }) => city))].map((city) => ({
    at: city.coordinates,
    count: places.filter(
      ({ guide, coordinates }) => guide && distanceKm(coordinates, city.coordinates) <= AROUND_A_TOWN_KM,
    ).length,
  }))
  return ({ coordinates }) => {
    const [nearest] = towns.toSorted(
      (one, other) => distanceKm(coordinates, one.at) - distanceKm(coordinates, other.at),
    )
    return (nearest?.count ?? 0) < PLENTY_AROUND
  }
}

type Known = { readonly before: Before | null; readonly isLonely: (place: TripPlace) => boolean }

function visitOf(place: TripPlace, trip: Trip, options: PlanOptions, { before, isLonely }: Known): PlanNode {
  const { wishes, days } = trip
  const isMust = isMustSee(place, wishes) || (before?.stop.isMustSee ?? false)
  const isDriven = isDrivenTo(place, days)
  const dated = wishes.dated?.find(({ name }) => name === place.id)
  const worth =
    (isDriven && place.guide && isLonely(place) ? WORTH_A_DRIVE : 1) *
    worthOf(place, isMust ? { ...wishes, mustSee: [...wishes.mustSee, place.id] } : wishes)
  return {
    place,
    meal: null,
    isMustSee: isMust,
    isDriven,
    minutes: before ? before.stop.leave - before.stop.arrive : place.visitMinutes,
    cost: before?.stop.cost ?? costFor(place, wishes),
    before,
    hoursOn: (day) =>
      dated?.at ? [{ opens: dated.at, closes: dated.at + place.visitMinutes }] : openWindows(place, day, options),
    windowsOn: (day, dayIndex) => {
      if (dated && dated.date !== day.date && days.some(({ date }) => date === dated.date)) return []
      if (dated?.at) return [{ opens: dated.at, closes: dated.at + place.visitMinutes }]
      return !isOverBeforeItBegins(day) &&
        isNear(place, day, trip, options) &&
        !isKeptForTomorrow(place, days[dayIndex + 1])
        ? onItsSide(openWindows(place, day, options), place, day)
        : []
    },
    worthOn: (day, dayIndex) => {
      const stays = before === null ? 0 : before.dayIndex === dayIndex ? STAYS_ON_DAY : STAYS_ON_TRIP
      const weather = isMust ? 1 : weatherFactor(place, day, options)
      return Math.max(1, Math.round((worth + stays) * weather))
    },
  }
}

/** Between breakfast and the way to the airport nobody sees a forum. */
function isOverBeforeItBegins({ start, end }: Trip['days'][number]): boolean {
  const hours = end.at - end.bufferMinutes - start.at - start.bufferMinutes
  return (end.bufferMinutes > 0 || start.bufferMinutes > 0) && hours < LEAST_MINUTES_FOR_A_SIGHT
}

const LEAST_MINUTES_FOR_A_SIGHT = 135

type Seen = { readonly names: readonly string[]; readonly at: readonly Coordinates[] }

/** What the excursions show, by name and by where they go. */
function seenOnExcursions({ days }: Trip): Seen {
  const stops = days.flatMap(({ stops: all }) => all.filter(({ id }) => id.startsWith('excursion-')))
  const shown = stops.filter(({ id }) => id.endsWith('-there'))
  const names = shown.flatMap(({ title, hint = '' }) => [title, ...hint.split(', ')])
  const ends = stops.filter(({ id }) => /^excursion-\d+$/.test(id)).flatMap(({ way }) => way?.to ?? [])
  return { names: names.filter((name) => name.length >= SHORTEST_NAME), at: ends }
}

/** With one every afternoon, none is needed in the morning. */
function isOnlyABeach({ kind, guide, id }: TripPlace, wishes: Trip['wishes']): boolean {
  return (
    kind === 'beach' && guide?.importance !== 5 && !wishes.mustSee.includes(id) && hasWish(wishes, 'beach-afternoons')
  )
}

const OUT_THERE_KM = 20

const SHORTEST_NAME = 5

/** Near the end of an excursion, and not on its way out of town: Belém lies towards Sintra, but belongs to Lisbon. */
function isSeenOn({ names, at }: Seen, place: TripPlace, { days }: Trip): boolean {
  const km = Math.min(...days.map(({ city }) => distanceKm(city.coordinates, place.coordinates)))
  const isOutThere = (there: Coordinates): boolean => distanceKm(there, place.coordinates) <= Math.min(OUT_THERE_KM, km)
  if (at.some(isOutThere)) return true
  return names.some((name) => place.name.includes(name) || name.includes(place.name))
}
