import type { OrienteeringProblem } from '../orienteering/index.ts'
import type { Trip } from '../trip/index.ts'
import { collectLimits } from './collect-limits.ts'
import type { DayPart } from './day-parts.ts'
import { isEarlyNode } from './early-days.ts'
import { type Habits, habitsOf } from './habits.ts'
import { isDrivenDay, legBetween, type WayEnd } from './leg-between.ts'
import { coordinatesOf, type PlanNode } from './plan-node.ts'
import type { PlanOptions } from './plan-options.ts'

/** The profit of a minute of travel: keeps a day in one neighbourhood, so that no filler is worth a ride. */
const MINUTE_ON_THE_WAY_PRICE = 13
/** Where there is little to see, even the little is worth a ride. */
const MINUTE_WITH_FEW_PLACES_PRICE = 5
const MANY_PLACES_A_DAY = 9

export function buildProblem(
  trip: Trip,
  parts: readonly DayPart[],
  nodes: readonly PlanNode[],
  options: PlanOptions,
): OrienteeringProblem {
  const { slackMinutes, walkingCapMetres, getting } = habitsOf(trip.wishes, options)
  const points: readonly (WayEnd | null)[] = [
    ...nodes.map((node) => {
      const at = coordinatesOf(node)
      return at && { at, isDriven: node.isDriven }
    }),
    ...parts.flatMap(({ from, to, day }) => [from, to].map((at) => ({ at, isDriven: isDrivenDay(day) }))),
  ]
  return {
    nodeCount: nodes.length,
    dayCount: parts.length,
    ...ways(points, nodes.length, getting, slackMinutes),
    ...cells(parts, nodes),
    ...collectLimits(trip, parts, nodes, options),
    service: Int32Array.from(nodes, ({ minutes }) => minutes),
    dayStart: Int32Array.from(parts, ({ fromAt }) => fromAt),
    dayEnd: Int32Array.from(parts, ({ toAt }) => toAt),
    floats: Uint8Array.from(nodes, ({ place }) => (place ? 0 : 1)),
    walkGroup: Int32Array.from(parts, ({ dayIndex }) => dayIndex),
    walkCap: new Int32Array(trip.days.length).fill(walkingCapMetres),
    travelPrice: isRich(trip, nodes) ? MINUTE_ON_THE_WAY_PRICE : MINUTE_WITH_FEW_PLACES_PRICE,
  }
}

function ways(
  points: readonly (WayEnd | null)[],
  nodeCount: number,
  getting: Habits['getting'],
  slackMinutes: number,
): Pick<OrienteeringProblem, 'travel' | 'walk'> {
  const count = points.length
  const travel = new Int32Array(count * count)
  const walk = new Int32Array(count * count)
  for (const [one, from] of points.entries()) {
    for (let other = one + 1; other < count; other++) {
      const to = points[other]
      // There is no direct travel from one part of a day to another.
      const isElsewhere = one >= nodeCount && !(isWayHome(other - nodeCount) && other === one + 1)
      if (!from || !to || isElsewhere) continue
      const leg = legBetween(from, to, getting, isWayHome(other - nodeCount))
      const minutes = leg.minutes === 0 ? 0 : leg.minutes + slackMinutes
      const metres = leg.mode === 'walk' ? leg.metres : 0
      travel[one * count + other] = minutes
      travel[other * count + one] = minutes
      walk[one * count + other] = metres
      walk[other * count + one] = metres
    }
  }
  return { travel, walk }
}

/** After the nodes come a start and an end of each part. */
const isWayHome = (index: number): boolean => index >= 0 && index % 2 === 1

function cells(
  parts: readonly DayPart[],
  nodes: readonly PlanNode[],
): Pick<OrienteeringProblem, 'profit' | 'windowFrom' | 'opens' | 'closes'> {
  const profit: number[] = []
  const windowFrom = [0]
  const opens: number[] = []
  const closes: number[] = []
  for (const node of nodes) {
    for (const { day, dayIndex, fromAt, toAt } of parts) {
      const windows = node.windowsOn(day, dayIndex)
      // Only what is over early gets anybody up before the usual hour.
      const from = isEarlyNode(node, day, dayIndex) ? fromAt : Math.max(fromAt, day.start.at)
      for (const window of windows) {
        const open = Math.max(window.opens, from)
        const close = Math.min(window.closes, toAt) - node.minutes
        if (open > close) continue
        opens.push(open)
        closes.push(close)
      }
      windowFrom.push(opens.length)
      profit.push(node.worthOn(day, dayIndex))
    }
  }
  return {
    profit: Int32Array.from(profit),
    windowFrom: Int32Array.from(windowFrom),
    opens: Int32Array.from(opens),
    closes: Int32Array.from(closes),
  }
}

function isRich({ days }: Trip, nodes: readonly PlanNode[]): boolean {
  const visits = nodes.filter(({ place, meal }) => place && !meal).length
  return visits >= MANY_PLACES_A_DAY * days.length
}
