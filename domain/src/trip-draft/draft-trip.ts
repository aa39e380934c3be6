import { addDays, type CalendarDate } from '../kernel/index.ts'
import { chooseCityLeg } from '../travel-time/index.ts'
import type { PlannedDayTrip } from '../trip-routes/index.ts'
import { planStays } from '../trip-stays/index.ts'
import type { DayEdge, MinuteOfDay, Pace, Stop, Trip, TripCity, TripDay } from '../trip/index.ts'
import { excursionsOf, hoursFor, minutesOfLeg, routeLeg, wayOf } from './route-stops.ts'
import type { AskedCity, TripAsk } from './trip-ask.ts'

/** The hours of a day by the traveller's pace. */
const HOURS: Readonly<Record<Pace, { readonly from: MinuteOfDay; readonly to: MinuteOfDay }>> = {
  calm: { from: 9 * 60 + 30, to: 21 * 60 + 30 },
  steady: { from: 9 * 60, to: 22 * 60 },
  full: { from: 8 * 60 + 30, to: 22 * 60 + 30 },
}
/** From the plane or train to the first stop, and from the last one back. */
const ARRIVAL_MINUTES = 75
const DEPARTURE_MINUTES = 120
/** The earliest departure for another city. */
const SET_OFF_AT = 9 * 60
const APPOINTMENT_MINUTES = 90
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
  const excursions = excursionsOf(cities, (index) => dateOf(ask, index))
  const days = cities.map((city, index) => {
    const day = draftDay(ask, cities, city, index)
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
          ...travelOf(cities, index, day),
          ...excursionStops(excursions.get(index), index),
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
  const { from, to } = HOURS[ask.pace]
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
    start: arrival ? { ...lodgingIn(city), ...arrival } : start,
    end: departure ? { ...lodgingIn(city), ...departure } : end,
    stops: [],
    note: '',
  }
}

/** Until the lodging is known, the centre of the city replaces it. */
function lodgingIn({ name, coordinates }: TripCity): Omit<DayEdge, 'at'> {
  return { title: name, coordinates, bufferMinutes: 0 }
}

/** The first day in another city begins with the leg there. */
function travelOf(cities: readonly AskedCity[], index: number, day: TripDay): readonly Stop[] {
  const [before, now] = [cities[index - 1], cities[index]]
  if (!before || !now || before.city === now.city) return []
  const leg = routeLeg(before, now)
  const minutes = leg ? minutesOfLeg(leg) : chooseCityLeg(before.city.coordinates, day.city.coordinates).minutes
  const stop: Stop = {
    ...fixedStop(`travel-${index + 1}`, `${before.city.name} – ${day.city.name}`),
    arrive: SET_OFF_AT,
    leave: SET_OFF_AT + minutes,
    ...(leg && { way: wayOf(leg) }),
  }
  return [stop]
}

/** The whole of it, from the door and back. */
function excursionStops(dayTrip: PlannedDayTrip | undefined, index: number): readonly Stop[] {
  if (!dayTrip) return []
  const { name, leaveAt, backAt, mode, travelMinutes, price } = dayTrip
  const way = { mode, minutes: travelMinutes, price, codes: [], isEstimate: false }
  return [{ ...fixedStop(`excursion-${index + 1}`, name), arrive: leaveAt, leave: backAt, way }]
}

function appointmentsOf({ appointments }: TripAsk, day: TripDay, index: number): readonly Stop[] {
  return appointments.flatMap(({ title, date, at }, number) =>
    (date === null ? index === 0 : date === day.date)
      ? [{ ...fixedStop(`appointment-${number + 1}`, title), arrive: at, leave: at + APPOINTMENT_MINUTES }]
      : [],
  )
}

function fixedStop(id: string, title: string): Stop {
  return {
    id,
    kind: 'appointment',
    title,
    placeId: null,
    arrive: 0,
    leave: 0,
    leg: null,
    isLocked: true,
    isMustSee: false,
    note: '',
    cost: null,
  }
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
