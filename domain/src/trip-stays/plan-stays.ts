import type { Coordinates } from '../kernel/index.ts'
import { chooseCityLeg, type TravelTime } from '../travel-time/index.ts'
import type { Leg, TripCity } from '../trip/index.ts'

export type WantedStay = {
  readonly city: TripCity
  /** Null: distributed by the planner. */
  readonly nights: number | null
  /** The renown of the sights from 0 to 1, best first; decides the distribution of the remaining nights. */
  readonly renowns: readonly number[]
}

export type PlannedStay = {
  readonly city: TripCity
  readonly nights: number
  /** The leg from the previous city, or from home. */
  readonly leg: Leg | null
}

export type StaysAsked = {
  readonly stays: readonly WantedStay[]
  readonly nights: number
  /** Home, or another start and end of the trip; null: unknown. */
  readonly from: Coordinates | null
  readonly to: Coordinates | null
  /** The traveller gave the order: only the nights are distributed. */
  readonly isOrderFixed?: boolean
  readonly travelTime?: TravelTime
}

/** More cities than this are ordered greedily, the nearest next. */
const MOST_FOR_EXACT_ORDER = 10
const SIGHTS_PER_DAY = 4

/** The order, and the nights in each city: minimal travel time, and nights where there is most to see. */
export function planStays(asked: StaysAsked): readonly PlannedStay[] {
  const { stays, isOrderFixed } = asked
  const order = isOrderFixed ? stays.map((_, index) => index) : orderOf(asked)
  const nights = shareNights(stays, asked.nights)
  return order.map((index, place) => {
    const { city } = stays[index]!
    const before = place === 0 ? asked.from : stays[order[place - 1]!]!.city.coordinates
    const leg = before && chooseCityLeg(before, city.coordinates, asked.travelTime)
    return { city, nights: nights[index]!, leg }
  })
}

/** Stated nights stay; each remaining night goes where another day shows most. */
function shareNights(stays: readonly WantedStay[], total: number): readonly number[] {
  const nights = stays.map((stay) => stay.nights ?? 1)
  const said = nights.reduce((sum, count) => sum + count, 0)
  for (let left = total - said; left > 0; left--) {
    const gains = stays.map((stay, index) => (stay.nights === null ? gainOf(stay, nights[index]!) : -1))
    const best = gains.indexOf(Math.max(...gains))
    if (best < 0 || gains[best]! < 0) break
    nights[best]!++
  }
  return nights
}

/** The gain of one more day; without data, the shortest stay gets it. */
function gainOf({ renowns }: WantedStay, nights: number): number {
  const sorted = renowns.toSorted((one, other) => other - one)
  const day = sorted.slice(nights * SIGHTS_PER_DAY, (nights + 1) * SIGHTS_PER_DAY)
  return day.reduce((sum, renown) => sum + renown, 0) + 0.1 / (nights + 1)
}

function orderOf({ stays, from, to, travelTime }: StaysAsked): readonly number[] {
  const minutes = (one: Coordinates | null, other: Coordinates | null): number =>
    one && other ? chooseCityLeg(one, other, travelTime).minutes : 0
  const points = stays.map(({ city }) => city.coordinates)
  const between = points.map((one) => points.map((other) => minutes(one, other)))
  const begin = points.map((point) => minutes(from, point))
  const end = points.map((point) => minutes(point, to))
  return points.length <= MOST_FOR_EXACT_ORDER ? shortestWay(between, begin, end) : nearestNext(between, begin)
}

type Way = { readonly minutes: number; readonly order: readonly number[] }

/** Held and Karp 1962: for every set of cities and its last one, the shortest way through them. */
function shortestWay(
  between: readonly (readonly number[])[],
  begin: readonly number[],
  end: readonly number[],
): readonly number[] {
  const count = begin.length
  let ways = new Map<string, Way & { readonly seen: number }>()
  for (let city = 0; city < count; city++) {
    ways.set(`${1 << city} ${city}`, { minutes: begin[city]!, order: [city], seen: 1 << city })
  }
  for (let length = 1; length < count; length++) {
    const longer: typeof ways = new Map()
    for (const { minutes, order, seen } of ways.values()) {
      for (let city = 0; city < count; city++) {
        if (seen & (1 << city)) continue
        const key = `${seen | (1 << city)} ${city}`
        const more = minutes + between[order.at(-1)!]![city]!
        if (more < (longer.get(key)?.minutes ?? Infinity)) {
          longer.set(key, { minutes: more, order: [...order, city], seen: seen | (1 << city) })
        }
      }
    }
    ways = longer
  }
  const whole = [...ways.values()].map((way) => ({ ...way, minutes: way.minutes + end[way.order.at(-1)!]! }))
  return whole.toSorted((one, other) => one.minutes - other.minutes)[0]?.order ?? []
}

function nearestNext(between: readonly (readonly number[])[], begin: readonly number[]): readonly number[] {
  const left = new Set(begin.keys())
  const order: number[] = []
  while (left.size > 0) {
    const ways = order.length === 0 ? begin : between[order.at(-1)!]!
    const next = [...left].reduce((best, city) => (ways[city]! < ways[best]! ? city : best))
    left.delete(next)
    order.push(next)
  }
  return order
}
