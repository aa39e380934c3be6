import { addDays } from '../kernel/index.ts'
import { chooseCityLeg } from '../travel-time/index.ts'
import type { DayEdge, MinuteOfDay, Pace, Stop, Trip, TripCity, TripDay } from '../trip/index.ts'
import { citiesInOrder } from './cities-in-order.ts'
import type { AskedCity, TripAsk } from './trip-ask.ts'

/** When a day begins and ends by the traveller's pace. */
const HOURS: Readonly<Record<Pace, { readonly from: MinuteOfDay; readonly to: MinuteOfDay }>> = {
  calm: { from: 9 * 60 + 30, to: 21 * 60 + 30 },
  steady: { from: 9 * 60, to: 22 * 60 },
  full: { from: 8 * 60 + 30, to: 22 * 60 + 30 },
}
/** From the plane or train to the first door, and from the last one back. */
const ARRIVAL_MINUTES = 75
const DEPARTURE_MINUTES = 120
/** Nobody leaves for another city before this. */
const SET_OFF_AT = 9 * 60
const APPOINTMENT_MINUTES = 90
/** With a child younger than this the day is shorter, and never packed. */
const OLD_ENOUGH_FOR_EVENINGS = 12
const CHILDREN_HOME_AT = 20 * 60
/** From the end of what is fixed to the bed. */
const HOMEWARD_MINUTES = 60

/** The days of a trip with their cities, beds and fixed hours, for the planner to fill. None without a city. */
export function draftTrip(given: TripAsk, id: string): Trip | null {
  const ask = hasSmallChild(given) && given.pace === 'full' ? { ...given, pace: 'steady' as const } : given
  const asked = citiesInOrder(ask)
  const nights = shareNights(asked, ask.dayCount)
  const cities = asked.flatMap((city, index) => Array.from({ length: nights[index] ?? 0 }, () => city))
  if (cities.length === 0) return null
  const days = cities.map((city, index) => draftDay(ask, cities, city, index))
  return {
    id,
    title: ask.title,
    days: days.map((day, index) =>
      endForChildren(ask, {
        ...day,
        stops: [...travelOf(cities, index, day), ...appointmentsOf(ask, day, index)],
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

/** Later only where they arrive late or something is fixed for the evening; leaving has its own hour. */
function endForChildren(ask: TripAsk, day: TripDay): TripDay {
  const { start, end, stops } = day
  if (!hasSmallChild(ask) || end.bufferMinutes > 0) return day
  const fixed = [start.at + start.bufferMinutes, ...stops.map(({ leave }) => leave)]
  const home = Math.max(CHILDREN_HOME_AT, Math.max(...fixed) + HOMEWARD_MINUTES)
  return { ...day, end: { ...end, at: Math.min(end.at, home) } }
}

/** How many days begin in each city. What was said holds; the rest is shared out, the first city first. */
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
  // Three nights are four days: where all nights were said, the day of leaving belongs to the last city.
  const sum = shared.reduce((total, nights) => total + nights, 0)
  return shared.map((nights, index) => (index === shared.length - 1 ? Math.max(1, nights + dayCount - sum) : nights))
}

function draftDay(
  ask: TripAsk,
  cities: readonly AskedCity[],
  { city, timeZone, bed }: AskedCity,
  index: number,
): TripDay {
  const { from, to } = HOURS[ask.pace]
  const isLast = index === cities.length - 1
  const home = { ...bedIn(city), ...bed }
  const start: DayEdge = { ...home, at: from }
  const end: DayEdge = { ...home, at: to }
  const arrival = index === 0 && ask.arriveAt !== null ? { at: ask.arriveAt, bufferMinutes: ARRIVAL_MINUTES } : null
  const departure = isLast && ask.departAt !== null ? { at: ask.departAt, bufferMinutes: DEPARTURE_MINUTES } : null
  return {
    id: `day-${index + 1}`,
    date: ask.firstDate === null ? null : addDays(ask.firstDate, index),
    timeZone,
    city,
    // Whoever comes from far or leaves does so in the middle of the city, as far as anybody knows.
    start: arrival ? { ...bedIn(city), ...arrival } : start,
    end: departure ? { ...bedIn(city), ...departure } : end,
    stops: [],
    note: '',
  }
}

/** Until the traveller says where they sleep, the middle of the city stands for it. */
function bedIn({ name, coordinates }: TripCity): Omit<DayEdge, 'at'> {
  return { title: name, coordinates, bufferMinutes: 0 }
}

/** The first day in another city begins with the way there. */
function travelOf(cities: readonly AskedCity[], index: number, day: TripDay): readonly Stop[] {
  const before = cities[index - 1]?.city
  if (!before || before === cities[index]?.city) return []
  const leg = chooseCityLeg(before.coordinates, day.city.coordinates)
  const stop: Stop = {
    ...fixedStop(`travel-${index + 1}`, `${before.name} – ${day.city.name}`),
    arrive: SET_OFF_AT,
    leave: SET_OFF_AT + leg.minutes,
    note: '',
  }
  return [stop]
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
