import type { RouteSet } from './route-set.ts'
import { startOf } from './start-of.ts'

/** One path through some of the nodes; `before` is the path without its last node. */
type Way = {
  readonly node: number
  readonly before: Way | null
  readonly here: number
  readonly leave: number
  readonly travelled: number
  readonly walked: number
}

/** The maximum number of nodes in the exact search. */
const MOST_NODES = 10
const MOST_NEWCOMERS = 3

/**
 * Finds the best selection and order for one day among its own nodes and the best unvisited ones, exactly, by dynamic
 * programming over sets of nodes. True when the day improved; a longer day is left alone.
 */
export function polishDay(routes: RouteSet, day: number): boolean {
  const visits = routes.toRoutes()[day] ?? []
  if (visits.length === 0 || visits.length > MOST_NODES - 1) return false
  const nodes = [...visits, ...newcomers(routes, day, Math.min(MOST_NEWCOMERS, MOST_NODES - visits.length))]
  const before = new BestOfDay(routes, day)
  routes.remove(day, 1, visits.length)
  const best = before.search(nodes)
  const isBetter = best !== null && best.value > before.value + 1e-6
  for (const [index, node] of (isBetter ? best.order : visits).entries()) routes.insert(node, day, index + 1)
  return isBetter
}

function newcomers({ problem, dayOf }: RouteSet, day: number, count: number): readonly number[] {
  const { nodeCount, dayCount, windowFrom, profit } = problem
  return Array.from({ length: nodeCount }, (_, node) => node)
    .filter((node) => {
      const cell = node * dayCount + day
      return dayOf[node]! < 0 && windowFrom[cell]! < windowFrom[cell + 1]!
    })
    .toSorted((one, other) => profit[other * dayCount + day]! - profit[one * dayCount + day]! || one - other)
    .slice(0, count)
}

class BestOfDay {
  readonly value: number
  private readonly routes: RouteSet
  private readonly day: number

  constructor(routes: RouteSet, day: number) {
    this.routes = routes
    this.day = day
    this.value = routes.value
  }

  /** With the day empty: the best order of the best selection, and the value of the whole plan then. */
  search(nodes: readonly number[]): { readonly value: number; readonly order: readonly number[] } | null {
    const { routes, day } = this
    const { problem } = routes
    const start = problem.nodeCount + 2 * day
    const ways: Way[][] = Array.from({ length: 1 << nodes.length }, () => [])
    ways[0]!.push({ node: -1, before: null, here: start, leave: problem.dayStart[day]!, travelled: 0, walked: 0 })
    let best: { value: number; way: Way } | null = null
    for (const [set, list] of ways.entries()) {
      if (list.length === 0 || !this.fitsLimits(nodes, set)) continue
      const profit = this.profitOf(nodes, set)
      for (const way of list) {
        const value = this.valueOf(way, profit)
        if (value !== null && (!best || value > best.value)) best = { value, way }
        for (const [bit, node] of nodes.entries()) {
          if (set & (1 << bit)) continue
          const longer = this.extend(way, node)
          if (longer) keepUnlessWorse(ways[set | (1 << bit)]!, longer)
        }
      }
    }
    return best && { value: best.value, order: orderOf(best.way) }
  }

  private extend(way: Way, node: number): Way | null {
    const { routes, day } = this
    const { travel, walk, floats, service } = routes.problem
    const here = floats[node] === 1 ? way.here : node
    const leg = way.here * routes.points + here
    const start = startOf(routes, node, day, way.leave + travel[leg]!)
    if (start < 0) return null
    const travelled = way.travelled + travel[leg]!
    const walked = way.walked + (walk[leg] ?? 0)
    return { node, before: way, here, leave: start + service[node]!, travelled, walked }
  }

  /** Null when the day would end too late, or walking exceeds the cap. */
  private valueOf(way: Way, profit: number): number | null {
    const { routes, day } = this
    const { nodeCount, travel, walk, dayEnd, travelPrice } = routes.problem
    const leg = way.here * routes.points + nodeCount + 2 * day + 1
    if (way.leave + travel[leg]! > dayEnd[day]!) return null
    // Walking and travel of the empty day include its own way home.
    const walked = way.walked + (walk[leg] ?? 0) - routes.dayWalk[day]!
    if (walk.length > 0 && walked > routes.walkLeft(day)) return null
    const travelled = way.travelled + travel[leg]! - routes.dayTravel[day]!
    return routes.value + profit - travelPrice * travelled
  }

  private profitOf(nodes: readonly number[], set: number): number {
    const { profit, dayCount } = this.routes.problem
    return nodes.reduce((sum, node, bit) => sum + (set & (1 << bit) ? profit[node * dayCount + this.day]! : 0), 0)
  }

  private fitsLimits(nodes: readonly number[], set: number): boolean {
    const { limits, useFrom, useOf, useAmount, dayCount } = this.routes.problem
    const used = new Map<number, number>()
    for (const [bit, node] of nodes.entries()) {
      if (!(set & (1 << bit))) continue
      const cell = node * dayCount + this.day
      for (let index = useFrom[cell]!; index < useFrom[cell + 1]!; index++) {
        const limit = useOf[index]!
        const sum = (used.get(limit) ?? this.routes.used[limit]!) + useAmount[index]!
        if (sum > limits[limit]!) return false
        used.set(limit, sum)
      }
    }
    return true
  }
}

/** Of two paths to the same node through the same nodes, a dominated one is dropped. */
function keepUnlessWorse(list: Way[], way: Way): void {
  const isWorse = (one: Way, other: Way): boolean =>
    one.here === other.here &&
    one.leave >= other.leave &&
    one.travelled >= other.travelled &&
    one.walked >= other.walked
  if (list.some((other) => isWorse(way, other))) return
  for (let index = list.length - 1; index >= 0; index--) if (isWorse(list[index]!, way)) list.splice(index, 1)
  list.push(way)
}

function orderOf(way: Way): readonly number[] {
  const order: number[] = []
  for (let at: Way | null = way; at?.before; at = at.before) order.push(at.node)
  return order.toReversed()
}
