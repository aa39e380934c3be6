/** TC-8: a day with no room to eat. */
import type { DayLine } from '../day-line.ts'
import type { Finding } from '../finding.ts'

type Meal = {
  readonly meal: 'lunch' | 'dinner'
  /** The meal has to happen within this period. */
  readonly from: number
  readonly to: number
  /** A traveller busy from before this until after `busyUntil` misses it. */
  readonly busyFrom: number
  readonly busyTo: number
}

const hour = (hours: number): number => hours * 60
const MEALS: readonly Meal[] = [
  { meal: 'lunch', from: hour(11), to: hour(15.5), busyFrom: hour(12), busyTo: hour(14.5) },
  { meal: 'dinner', from: hour(17), to: hour(22.5), busyFrom: hour(18.5), busyTo: hour(21.5) },
]
const SHORTEST_MEAL_MINUTES = 30

export function checkMeals(line: DayLine): readonly Finding[] {
  const visits = line.stops.filter(({ stop }) => stop.kind !== 'free')
  const [first, last] = [visits.at(0)?.stop, visits.at(-1)?.stop]
  if (!first || !last) return []
  return MEALS.filter((meal) => first.arrive <= meal.busyFrom && last.leave >= meal.busyTo && !hasRoom(line, meal)).map(
    ({ meal, from }) => ({
      code: 'no-meal',
      severity: 'warning',
      dayId: line.day.id,
      stopIds: [],
      at: from,
      meal,
    }),
  )
}

const EATERIES = new Set(['restaurant', 'cafe', 'fast_food', 'bar', 'pub', 'market', 'bakery', 'brewery'])

/** A meal, a free hour, a place that serves food, or a gap longer than the leg. */
function hasRoom({ stops, moves }: DayLine, { from, to }: Meal): boolean {
  const within = (start: number, end: number): number => Math.min(end, to) - Math.max(start, from)
  const isServed = stops.some(
    ({ stop, place }) =>
      (stop.kind === 'meal' || stop.kind === 'free' || (place !== null && EATERIES.has(place.kind))) &&
      within(stop.arrive, stop.leave) >= Math.min(SHORTEST_MEAL_MINUTES, stop.leave - stop.arrive),
  )
  return (
    isServed ||
    stops.some(({ stop }, index) => {
      const next = stops[index + 1]?.stop
      if (!next) return false
      const move = moves.find(({ fromId, toId }) => fromId === stop.id && toId === next.id)
      const onTheWay = move?.leg?.minutes ?? move?.estimate.usualMinutes ?? 0
      return within(stop.leave, next.arrive) - onTheWay >= SHORTEST_MEAL_MINUTES
    })
  )
}
