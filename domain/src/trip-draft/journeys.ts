/** How a traveller gets from base to base: by public transport between two hours, or by car with sights on the way. */
import type { Coordinates } from '../kernel/index.ts'
import { chooseCityLeg, estimateGround } from '../travel-time/index.ts'
import type { MinuteOfDay, Stop, StopWay, TripCity } from '../trip/index.ts'
import { fixedStop } from './fixed-stop.ts'
import { minutesOfLeg, routeLeg, wayOf } from './route-stops.ts'
import type { AskedCity, TripAsk } from './trip-ask.ts'

/** The journey of one day. */
export type Journey = {
  readonly from: TripCity
  readonly to: TripCity
  /** Null: by the map, with the mode that is faster. */
  readonly way: StopWay | null
  /** From door to door. */
  readonly minutes: number
  readonly leaveAt: MinuteOfDay
  /** Of one's own car: the day's sights lie on the way. */
  readonly isDriven: boolean
  /** The day ends where it leads, at home. */
  readonly isHomeward?: boolean
}

const SET_OFF_AT = 9 * 60
/** A longer way begins earlier. */
const LONG_WAY_MINUTES = 360
const SET_OFF_EARLY_AT = 8 * 60
/** What one slept there for is seen in the morning, before going on. */
const SET_OFF_AFTER_LUNCH_AT = 13 * 60 + 30
const LONG_VISIT_MINUTES = 120
const LATE_ARRIVAL_AT = 14 * 60
/** Straight lines of the map are too short where one drives most. */
const WINDING = 1.3
const LONGEST_WAY_BACK_MINUTES = 400
const LUNCH = { from: 12 * 60, to: 14 * 60 }
const LUNCH_STOP_MINUTES = 45
const OWN = new Set(['car', 'motorbike'])
/** Those that halt where the travellers like. */
const HALTS = new Set(['car', 'car-driver', 'motorbike', 'tour', 'minivan', 'shuttle', 'taxi'])

/** By the index of the day. */
export function journeysOf(cities: readonly AskedCity[], ask: TripAsk): ReadonlyMap<number, Journey> {
  const journeys = new Map<number, Journey>()
  for (const [index, now] of cities.entries()) {
    const before = cities[index - 1]
    if (!before || before.city === now.city) continue
    const first = cities.findIndex(({ city }) => city === before.city)
    const arrival = journeys.get(first)
    journeys.set(index, journeyBetween(before, now, { nights: index - first, arrival, ask }))
  }
  const own = ask.route?.fromHome ? homeWays(cities, ask) : wayRound(cities, ask)
  return new Map([...journeys, ...own])
}

type Stayed = { readonly nights: number; readonly arrival: Journey | undefined; readonly ask: TripAsk }

function journeyBetween(before: AskedCity, now: AskedCity, { nights, arrival, ask }: Stayed): Journey {
  const leg = routeLeg(before, now)
  const byMap = wayByMap(before.city, now.city, ask)
  const minutes = leg ? minutesOfLeg(leg) : byMap.minutes
  const early = minutes > LONG_WAY_MINUTES ? SET_OFF_EARLY_AT : SET_OFF_AT
  const isDriven = leg ? OWN.has(leg.mode) : isByCar(ask) && driveMinutes(before.city, now.city) !== null
  const hasMorning = nights === 1 && arrival !== undefined && !isDriven && minutes <= LONG_WAY_MINUTES
  const isForMorning = hasMorning && isWorthMorning(before, arrival.leaveAt + arrival.minutes)
  return {
    from: before.city,
    to: now.city,
    way: leg ? wayOf(leg) : byMap,
    minutes,
    leaveAt: isForMorning ? SET_OFF_AFTER_LUNCH_AT : early,
    isDriven,
  }
}

const isByCar = ({ special = [] }: TripAsk): boolean => special.some(({ code }) => code === 'by-car')

/** Where the guide has no leg: one's own car, or the faster of train and plane. */
function wayByMap(from: TripCity, to: TripCity, ask: TripAsk): StopWay {
  const drive = isByCar(ask) ? driveMinutes(from, to) : null
  const { mode, minutes } = chooseCityLeg(from.coordinates, to.coordinates)
  const faster = { mode: mode === 'fly' ? ('fly' as const) : ('train' as const), minutes }
  const own = drive === null ? faster : { mode: 'car' as const, minutes: drive }
  return { ...own, price: null, codes: [], isEstimate: true }
}

/** One night before Machu Picchu is for the morning there. */
function isWorthMorning({ base }: AskedCity, arrivedAt: MinuteOfDay): boolean {
  return (base?.sights ?? []).some(
    ({ importance, visitMinutes, bestTimes }) =>
      importance === 5 &&
      visitMinutes >= LONG_VISIT_MINUTES &&
      (arrivedAt >= LATE_ARRIVAL_AT || bestTimes[0] === 'dawn' || bestTimes[0] === 'morning'),
  )
}

/** From home on the first day and back on the last one, unless flights have their hours. */
function homeWays(
  cities: readonly AskedCity[],
  { route, arriveAt, departAt }: TripAsk,
): readonly (readonly [number, Journey])[] {
  const [first, last] = [cities[0], cities.at(-1)]
  if (!route?.fromHome || !first || !last || cities.length < 2) return []
  const { home, there, back } = route.fromHome
  const isDriven = (way: StopWay): boolean => OWN.has(way.mode)
  const out: readonly (readonly [number, Journey])[] =
    there && arriveAt === null
      ? [
          [
            0,
            {
              from: home,
              to: first.city,
              way: there,
              minutes: there.minutes,
              leaveAt: SET_OFF_AT,
              isDriven: isDriven(there),
            },
          ],
        ]
      : []
  if (!back || departAt !== null) return out
  const leaveAt = isDriven(back) ? SET_OFF_AT : Math.max(SET_OFF_AT, Math.min(HOMEWARD_AT, HOME_BY - back.minutes))
  const way = { from: last.city, to: home, way: back, minutes: back.minutes, leaveAt, isDriven: isDriven(back) }
  return [...out, [cities.length - 1, { ...way, isHomeward: true }]]
}

const HOMEWARD_AT = 16 * 60
const HOME_BY = 21 * 60

/** A hired car goes back to where it came from: from the last city to the first base, or from the last base to the first city. */
function wayRound(cities: readonly AskedCity[], { special = [] }: TripAsk): readonly (readonly [number, Journey])[] {
  const [first, last] = [cities[0], cities.at(-1)]
  const isDriven = special.some(({ code }) => code === 'by-car')
  if (!isDriven || !first?.base || !last?.base || first.city.name === last.city.name) return []
  const minutes = driveMinutes(first.city, last.city)
  if (minutes === null || minutes > LONGEST_WAY_BACK_MINUTES) return []
  const way: StopWay = { mode: 'car', minutes, price: null, codes: [], isEstimate: true }
  const about = { way, minutes, leaveAt: SET_OFF_AT, isDriven: true }
  if (first.base.isRural && !last.base.isRural) return [[0, { from: last.city, to: first.city, ...about }]]
  return [[cities.length - 1, { from: last.city, to: first.city, ...about }]]
}

function driveMinutes(from: TripCity, to: TripCity): number | null {
  const { driveMinutes: minutes } = estimateGround(from, to)
  return minutes === null ? null : Math.round((minutes * WINDING) / 5) * 5
}

/** Its stops: one, or two around a lunch. Of one's own car only the setting off, because the rest is sights. */
export function stopsOfJourney(journey: Journey, index: number, coordinates: Coordinates): readonly Stop[] {
  const { from, to, way, minutes, leaveAt, isDriven } = journey
  const id = `travel-${index + 1}`
  if (isDriven && way) {
    const stop = { ...fixedStop(id, `Drive from ${from.name} to ${to.name}`), arrive: leaveAt, leave: leaveAt }
    return [{ ...stop, way }]
  }
  const title = `${from.name} – ${to.name}`
  const whole: Stop = {
    ...fixedStop(id, title),
    arrive: leaveAt,
    leave: leaveAt + minutes,
    ...(way && { way: { ...way, to: coordinates } }),
  }
  const isOverLunch = leaveAt < LUNCH.from && whole.leave > LUNCH.to
  if (!isOverLunch) return [whole]
  if (!way || !HALTS.has(way.mode)) return [{ ...whole, hint: LUNCH_ON_BOARD }]
  const [eat, on] = [LUNCH.from + 30, LUNCH.from + 30 + LUNCH_STOP_MINUTES]
  const lunch: Stop = { ...fixedStop(`${id}-lunch`, 'Lunch on the way'), kind: 'meal', arrive: eat, leave: on }
  const rest: Stop = { ...fixedStop(`${id}-on`, `On to ${to.name}`), arrive: on, leave: whole.leave }
  return [{ ...whole, leave: eat }, lunch, rest]
}

const LUNCH_ON_BOARD = 'Lunch on the way: take something along.'
