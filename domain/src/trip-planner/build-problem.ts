import type { Coordinates } from '../kernel/index.ts'
import type { OrienteeringProblem } from '../orienteering/index.ts'
import { chooseLeg, chooseLegHome, type GettingAround } from '../travel-time/index.ts'
import type { Trip } from '../trip/index.ts'
import { collectLimits } from './collect-limits.ts'
import type { DayPart } from './day-parts.ts'
import { habitsOf } from './habits.ts'
import { coordinatesOf, type PlanNode } from './plan-node.ts'
import type { PlanOptions } from './plan-options.ts'

/** The profit of a minute of travel: keeps a day in one neighbourhood. */
const MINUTE_ON_THE_WAY_PRICE = 7

export function buildProblem(
  trip: Trip,
  parts: readonly DayPart[],
  nodes: readonly PlanNode[],
  options: PlanOptions,
): OrienteeringProblem {
  const { slackMinutes, walkingCapMetres, getting } = habitsOf(trip.wishes, options)
  const points = [...nodes.map(coordinatesOf), ...parts.flatMap(({ from, to }) => [from, to])]
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
    travelPrice: MINUTE_ON_THE_WAY_PRICE,
  }
}

function ways(
  points: readonly (Coordinates | null)[],
  nodeCount: number,
  getting: GettingAround,
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
      const leg = isWayHome(other - nodeCount) ? chooseLegHome(from, to, getting) : chooseLeg(from, to, getting)
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
      for (const window of node.windowsOn(day, dayIndex)) {
        const open = Math.max(window.opens, fromAt)
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
