import { addDays, type CalendarDate } from '../kernel/index.ts'
import { planStays } from '../trip-stays/index.ts'
import type { DayEdge, MinuteOfDay, Pace, Stop, Trip, TripCity, TripDay, TripWishes } from '../trip/index.ts'
import { excursionsOf, excursionStops, hoursFor } from './excursions.ts'
import { fixedStop } from './fixed-stop.ts'
import { type Journey, journeysOf, stopsOfJourney } from './journeys.ts'
import type { AskedCity, TripAsk } from './trip-ask.ts'

/** The hours of a day by the traveller's pace. */
const HOURS: Readonly<Record<Pace, { readonly from: MinuteOfDay; readonly to: MinuteOfDay }>> = {
  calm: { from: 9 * 60 + 30, to: 21 * 60 + 30 },
  steady: { from: 9 * 60, to: 22 * 60 },
  full: { from: 8 * 60 + 30, to: 22 * 60 + 30 },
}
/** From the plane or train to the first stop, and from the last one back. */
const ARRIVAL_MINUTES = 75
const DEPARTURE_MINUTES = 150
const LATE_IN_TOWN_AT = 18 * 60 + 30
const TOO_LATE_TO_DINE_AT = 20 * 60 + 45
const CHECK_IN_MINUTES = 15
const DINNER_AND_HOME_MINUTES = 105
const BREAKFAST_MINUTES = 45
const APPOINTMENT_MINUTES = 90
const NOON = 12 * 60
const OVERNIGHT_MINUTES = 600
const ABOARD_UNTIL = 21 * 60 + 30
const ABOARD_HINT = 'Meals, the night and what lies on the way are usually part of it.'
const LATE_START_AT = 10 * 60 + 30
const SHORTEST_DAY_MINUTES = 120
const EARLY_AT = 6 * 60 + 30
/** With a younger child the day is shorter, and never packed. */
const OLD_ENOUGH_FOR_EVENINGS = 12
const CHILDREN_HOME_AT = 20 * 60
/** From the end of the last fixed stop to the lodging. */
const HOMEWARD_MINUTES = 60

/** The days of a trip with their cities, lodgings and fixed stops, for the planner to fill. Null without a city. */
export function draftTrip(given: TripAsk, id: string): Trip | null {
  const ask = hasSmallChild(given) && given.pace === 'full' ? { ...given, pace: 'steady' as const } : given
  const asked = citiesInOrder(ask)
  const nights = shareNights(asked, ask.dayCount)
  const cities = asked.flatMap((city, index) => Array.from({ length: nights[index] ?? 0 }, () => city))
  if (cities.length === 0) return null
  const journeys = journeysOf(cities, ask)
  const excursions = excursionsOf(cities, journeys, ask, (index) => dateOf(ask, index))
  const days = cities.map((city, index) => {
    const day = travelled(draftDay(ask, cities, city, index), journeys.get(index), isRuralDay(city, ask))
    const excursion = excursions.get(index)
    return excursion ? { ...day, ...hoursFor(day, excursion) } : day
  })
  return {
    id,
    title: ask.title,
    days: days.map((day, index) =>
      endForChildren(ask, {
        ...day,
        stops: [
          ...travelOf(journeys.get(index), index, day),
          ...aboardOf(cities, index, journeys.get(index)),
          ...excursionStops(excursions.get(index), index, day.end.coordinates),
          ...appointmentsOf(ask, day, index),
        ],
      }),
    ),
    places: {},
    ideas: [],
    wishes: {
      adults: ask.adults,
      childAges: ask.childAges,
      pace: ask.pace,
      interests: ask.interests,
      diets: ask.diets,
      mobility: ask.mobility,
      walkingCapMetres: ask.walkingCapMetres,
      budget: ask.budget,
      mustSee: ask.mustSee,
      mustNot: ask.mustNot,
      ...(ask.dated && { dated: ask.dated }),
      ...(ask.special && { special: ask.special, style: styleOf(ask) }),
    },
  }
}

function hasSmallChild({ childAges }: TripAsk): boolean {
  return childAges.some((age) => age < OLD_ENOUGH_FOR_EVENINGS)
}

/** Later only for a late arrival or a fixed evening stop; the departure has its own time. */
function endForChildren(ask: TripAsk, day: TripDay): TripDay {
  const { start, end, stops } = day
  if (!hasSmallChild(ask) || end.bufferMinutes > 0) return day
  const fixed = [start.at + start.bufferMinutes, ...stops.map(({ leave }) => leave)]
  const home = Math.max(CHILDREN_HOME_AT, Math.max(...fixed) + HOMEWARD_MINUTES)
  return { ...day, end: { ...end, at: Math.min(end.at, home) } }
}

/** The number of nights in each city. Stated numbers apply; the rest is distributed, starting with the first city. */
export function shareNights(cities: readonly AskedCity[], dayCount: number): readonly number[] {
  const said = cities.map(({ nights }) => nights)
  const open = said.filter((nights) => nights === null).length
  let left = Math.max(dayCount - said.reduce<number>((sum, nights) => sum + (nights ?? 0), 0), open)
  let toShare = open
  const shared = said.map((nights) => {
    if (nights !== null) return nights
    const own = Math.ceil(left / toShare)
    left -= own
    toShare -= 1
    return own
  })
  // Three nights are four days: if all nights were stated, the departure day belongs to the last city.
  const sum = shared.reduce((total, nights) => total + nights, 0)
  return shared.map((nights, index) => (index === shared.length - 1 ? Math.max(1, nights + dayCount - sum) : nights))
}

function dateOf({ firstDate }: TripAsk, index: number): CalendarDate | null {
  return firstDate === null ? null : addDays(firstDate, index)
}

function draftDay(
  ask: TripAsk,
  cities: readonly AskedCity[],
  { city, timeZone, bed }: AskedCity,
  index: number,
): TripDay {
  const { from, to } = hoursOf(ask)
  const isLast = index === cities.length - 1
  const home = { ...lodgingIn(city), ...bed }
  const start: DayEdge = { ...home, at: from }
  const end: DayEdge = { ...home, at: to }
  const arrival = index === 0 && ask.arriveAt !== null ? { at: ask.arriveAt, bufferMinutes: ARRIVAL_MINUTES } : null
  const departure = isLast && ask.departAt !== null ? { at: ask.departAt, bufferMinutes: DEPARTURE_MINUTES } : null
  return {
    id: `day-${index + 1}`,
    date: dateOf(ask, index),
    timeZone,
    city,
    // Travellers from far arrive and leave in the centre of the city, as far as we know.
    start: arrival
      ? { ...lodgingIn(city), ...arrival }
      : departure
        ? { ...start, at: beforeLeaving(from, departure) }
        : start,
    end: departure ? { ...lodgingIn(city), ...departure } : arrival ? { ...end, at: eveningAfter(arrival, to) } : end,
    stops: [],
    note: '',
  }
}

type Edge = Pick<DayEdge, 'at' | 'bufferMinutes'>

/** After a late arrival there is a dinner at most, after a very late one only the bed. */
function eveningAfter({ at, bufferMinutes }: Edge, to: MinuteOfDay): MinuteOfDay {
  const inTown = at + bufferMinutes
  if (inTown < LATE_IN_TOWN_AT) return Math.max(to, inTown)
  return inTown > TOO_LATE_TO_DINE_AT ? inTown + CHECK_IN_MINUTES : Math.max(to, inTown + DINNER_AND_HOME_MINUTES)
}

/** Time for a breakfast before an early flight. */
function beforeLeaving(from: MinuteOfDay, { at, bufferMinutes }: Edge): MinuteOfDay {
  return Math.max(0, Math.min(from, at - bufferMinutes - BREAKFAST_MINUTES))
}

/** As the pace has it, or as was asked for. */
function hoursOf({ pace, special = [] }: TripAsk): (typeof HOURS)[Pace] {
  const { from, to } = HOURS[pace]
  const by = special.find(({ code }) => code === 'back-by')?.by
  const isLate = special.some(({ code }) => code === 'late-start')
  const start = isLate ? Math.max(from, LATE_START_AT) : from
  return { from: start, to: by === undefined ? to : Math.max(start + SHORTEST_DAY_MINUTES, Math.min(to, by)) }
}

/** Until the lodging is known, the centre of the city replaces it. */
function lodgingIn({ name, coordinates }: TripCity): Omit<DayEdge, 'at'> {
  return { title: name, coordinates, bufferMinutes: 0 }
}

/** The day of a journey begins where the night was, and ends where the next one is. */
function travelled(day: TripDay, journey: Journey | undefined, isRural: boolean): TripDay {
  const driven = isRural || journey?.isDriven ? { ...day, ride: 'drive' as const } : day
  if (!journey) return driven
  const { from, to, leaveAt, minutes, isDriven, isHomeward = false } = journey
  const isArrival = day.start.bufferMinutes > 0
  const start = isArrival
    ? day.start
    : { ...lodgingIn(from), at: Math.min(day.start.at, morningOf(leaveAt, isHomeward)) }
  return {
    ...driven,
    start,
    ...((isDriven || isHomeward) &&
      day.end.bufferMinutes === 0 && { end: { ...lodgingIn(to), at: isDriven ? day.end.at : leaveAt + minutes } }),
  }
}

/** With a departure after lunch, the morning is still planned. */
function morningOf(leaveAt: MinuteOfDay, isHomeward: boolean): MinuteOfDay {
  return leaveAt > NOON && !isHomeward ? EARLY_AT : leaveAt
}

function isRuralDay({ base }: AskedCity, { special = [] }: TripAsk): boolean {
  return base !== undefined && base.isRural && !special.some(({ code }) => code === 'no-car')
}

function styleOf({ special = [] }: TripAsk): NonNullable<TripWishes['style']> {
  const has = (code: string): boolean => special.some((wish) => wish.code === code)
  return has('cheap') ? 'low' : has('luxury') ? 'high' : 'mid'
}

function travelOf(journey: Journey | undefined, index: number, day: TripDay): readonly Stop[] {
  if (!journey) return []
  const leaveAt = Math.max(journey.leaveAt, day.start.at + day.start.bufferMinutes)
  return stopsOfJourney({ ...journey, leaveAt }, index, journey.to.coordinates)
}

/** A night on a boat or in a camp is what the day of arrival is for, with its meals. */
function aboardOf(cities: readonly AskedCity[], index: number, journey: Journey | undefined): readonly Stop[] {
  const { base, city } = cities[index] ?? {}
  if (!base || !city || !journey || journey.isDriven || cities[index - 1]?.city === city) return []
  const night = base.sights.find(
    ({ importance, visitMinutes }) => importance === 5 && visitMinutes >= OVERNIGHT_MINUTES,
  )
  const arrive = journey.leaveAt + journey.minutes
  if (!night || arrive >= ABOARD_UNTIL) return []
  const stop = fixedStop(`aboard-${index + 1}`, night.name)
  return [{ ...stop, arrive, leave: ABOARD_UNTIL, hint: ABOARD_HINT }]
}

function appointmentsOf({ appointments }: TripAsk, planned: TripDay, index: number): readonly Stop[] {
  return appointments.flatMap(({ title, date, day: number = 1, at }, order) =>
    (date === null ? index === number - 1 : date === planned.date)
      ? [{ ...fixedStop(`appointment-${order + 1}`, title), arrive: at, leave: at + APPOINTMENT_MINUTES }]
      : [],
  )
}

/**
 * The first city stays first; the others are ordered to minimise travel time. Dates bound to a city, or a return to
 * one, keep the stated order.
 */
function citiesInOrder({ cities, appointments }: Pick<TripAsk, 'cities' | 'appointments'>): readonly AskedCity[] {
  const [first, ...others] = cities
  const names = new Set(cities.map(({ city }) => `${city.name} ${city.country}`))
  if (!first || others.length < 2 || names.size < cities.length) return cities
  if (appointments.some(({ date }) => date !== null) || cities.some(({ base }) => base)) return cities
  const stays = others.map((asked) => ({ city: asked.city, nights: 1, renowns: [] }))
  const planned = planStays({ stays, nights: others.length, from: first.city.coordinates, to: null })
  return [first, ...planned.flatMap(({ city }) => others.find((asked) => asked.city === city) ?? [])]
}
