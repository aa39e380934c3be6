import { convertByTable } from '../currency-conversion/index.ts'
import type { Money } from '../kernel/index.ts'
import type { OrienteeringProblem } from '../orienteering/index.ts'
import type { Trip } from '../trip/index.ts'
import { type DayPart, lockedStops } from './day-parts.ts'
import { MEALS } from './gather-meals.ts'
import { EFFORT_OF_A_VISIT_MINUTES, habitsOf } from './habits.ts'
import { MUCH_OF_THE_SAME } from './interest-kinds.ts'
import { hasWish } from './place-worth.ts'
import type { PlanNode } from './plan-node.ts'
import type { PlanOptions } from './plan-options.ts'

/** One does more on a day for what one came for. */
const EFFORT_SHARE_OF_A_MUST_SEE = 0.6
/** On a train one rests. */
const SITTING_SHARE = 0.3
/** At the wheel one does not. */
const DRIVING_SHARE = 0.6
/** With its pauses. */
const EXCURSION_SHARE = 0.7

type Limits = Pick<OrienteeringProblem, 'limits' | 'useFrom' | 'useOf' | 'useAmount'>

/** Resources: money, visits and meals of a day, a maximum per kind. */
export function collectLimits(
  trip: Trip,
  parts: readonly DayPart[],
  nodes: readonly PlanNode[],
  options: PlanOptions,
): Limits {
  const book = new LimitBook()
  const useFrom = [0]
  const useOf: number[] = []
  const useAmount: number[] = []
  const money = moneyOf(trip, options)
  for (const node of nodes) {
    for (const { dayIndex } of parts) {
      for (const [name, limit, amount] of usesOf(node, dayIndex, trip, options, money)) {
        useOf.push(book.indexOf(name, limit))
        useAmount.push(amount)
      }
      useFrom.push(useOf.length)
    }
  }
  return {
    limits: Int32Array.from(book.limits),
    useFrom: Int32Array.from(useFrom),
    useOf: Int32Array.from(useOf),
    useAmount: Int32Array.from(useAmount),
  }
}

class LimitBook {
  readonly limits: number[] = []
  private readonly indexByName = new Map<string, number>()

  indexOf(name: string, limit: number): number {
    const known = this.indexByName.get(name)
    if (known !== undefined) return known
    this.indexByName.set(name, this.limits.length)
    return this.limits.push(limit) - 1
  }
}

type MoneyLeft = { readonly left: number; readonly amountOf: (money: Money | null) => number }
type Use = readonly [name: string, limit: number, amount: number]

function usesOf(
  { place, meal, pause, minutes, isMustSee, cost }: PlanNode,
  dayIndex: number,
  trip: Trip,
  { mostOfKind }: PlanOptions,
  money: MoneyLeft | null,
): readonly Use[] {
  const uses: Use[] = []
  const price = money?.amountOf(cost) ?? 0
  if (money && price > 0) uses.push(['money', money.left, price])
  if (meal) {
    uses.push([`meal ${MEALS.indexOf(meal)} of ${dayIndex}`, 1, 1])
    if (place) uses.push([`place ${place.id}`, 1, 1])
    return uses
  }
  if (pause) return [...uses, [`${pause} of ${dayIndex}`, 1, 1]]
  const most = place ? mostOfKind?.[place.kind] : undefined
  if (place && most !== undefined) uses.push([`kind ${place.kind}`, most, 1])
  // A requested place is added even to a full day.
  if (isMustSee || !place) return uses
  const { effortMinutes, mostVisits } = habitsOf(trip.wishes, { seed: 0 })
  const { effort, visits } = lockedOn(trip, dayIndex)
  const isFirst = place.guide?.importance === 5
  const own = (minutes + EFFORT_OF_A_VISIT_MINUTES) * (isFirst ? EFFORT_SHARE_OF_A_MUST_SEE : 1)
  uses.push([`effort of ${dayIndex}`, effortMinutes - effort, Math.round(own)])
  const isCounted = hasWish(trip.wishes, 'one-a-day') || hasWish(trip.wishes, 'two-a-day')
  if (isFirst && !isCounted) return uses
  uses.push([`visits of ${dayIndex}`, mostVisits - visits, 1])
  for (const [index, { kinds, perDay }] of MUCH_OF_THE_SAME.entries()) {
    if (kinds.has(place.kind)) uses.push([`same ${index} of ${dayIndex}`, perDay, 1])
  }
  return uses
}

function lockedOn({ days }: Trip, dayIndex: number): { readonly effort: number; readonly visits: number } {
  const day = days[dayIndex]
  const locked = day ? lockedStops(day).filter(({ kind }) => kind !== 'meal') : []
  const effort = locked.reduce(
    (sum, { id, arrive, leave, way }) =>
      sum +
      (leave - arrive) * (way ? SITTING_SHARE : id.startsWith('excursion-') ? EXCURSION_SHARE : 1) +
      (way && leave === arrive ? way.minutes * DRIVING_SHARE : 0) +
      EFFORT_OF_A_VISIT_MINUTES,
    0,
  )
  return { effort: Math.round(effort), visits: locked.filter(({ way }) => !way).length }
}

/** The budget left by locked stops; null without one. */
function moneyOf({ wishes, days }: Trip, { rates }: PlanOptions): MoneyLeft | null {
  const { budget } = wishes
  if (!budget) return null
  const amountOf = (money: Money | null): number => {
    return (money && convertByTable(money, budget.currency, rates)?.minorUnits) ?? 0
  }
  const spent = days.flatMap(lockedStops).reduce((sum, { cost }) => sum + amountOf(cost), 0)
  return { left: budget.minorUnits - spent, amountOf }
}
