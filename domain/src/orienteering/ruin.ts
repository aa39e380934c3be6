import type { Random } from './random.ts'
import type { Touched } from './recreate.ts'
import type { RouteSet } from './route-set.ts'

/** The largest share of a route that is removed in one piece. */
const LARGEST_SHARE = 0.5
const MOST_DAYS = 4

/** Removes strings of visits from a plan: anywhere, or around one node on several days. */
export class Ruin {
  private readonly random: Random
  private readonly touched: Touched

  constructor(random: Random, touched: Touched) {
    this.random = random
    this.touched = touched
  }

  take(routes: RouteSet): void {
    const { random } = this
    this.touched.days.fill(0)
    this.touched.nodes.fill(0)
    const { dayCount, nodeCount } = routes.problem
    const most = Math.min(dayCount, MOST_DAYS)
    if (random.next() < 0.5) this.takeFrom(routes, random.next() < 0.5 ? 1 : most, -1)
    else this.takeFrom(routes, 1 + random.below(most), random.below(nodeCount))
  }

  /** `centre` -1: anywhere. */
  private takeFrom(routes: RouteSet, days: number, centre: number): void {
    const { dayCount } = routes.problem
    const first = this.random.below(dayCount)
    for (let offset = 0; offset < days; offset++) {
      const day = (first + offset) % dayCount
      this.touched.days[day] = 1
      const count = routes.count[day]!
      if (count > 0) this.takeString(routes, day, centre < 0 ? -1 : nearest(routes, day, centre))
    }
  }

  private takeString(routes: RouteSet, day: number, around: number): void {
    const { random } = this
    const count = routes.count[day]!
    const length = 1 + random.below(Math.ceil(count * LARGEST_SHARE))
    const last = count - length + 1
    const from = around < 0 ? 1 + random.below(last) : Math.max(1, Math.min(last, around - random.below(length)))
    const base = day * routes.stride
    for (let position = from; position < from + length; position++) this.touched.nodes[routes.at[base + position]!] = 1
    routes.remove(day, from, length)
    if (!routes.keepsHours(day)) this.takeFloating(routes, day)
  }

  /** Meals may get another time, or place, when the day is filled again. */
  private takeFloating(routes: RouteSet, day: number): void {
    const base = day * routes.stride
    for (let position = routes.count[day]!; position > 0; position--) {
      const node = routes.at[base + position]!
      if (routes.problem.floats[node] !== 1) continue
      this.touched.nodes[node] = 1
      routes.remove(day, position, 1)
    }
  }
}

/** The position of the visit nearest to a node. */
function nearest(routes: RouteSet, day: number, node: number): number {
  const base = day * routes.stride
  let found = 1
  let least = Infinity
  for (let position = 1; position <= routes.count[day]!; position++) {
    const way = routes.problem.travel[node * routes.points + routes.here[base + position]!]!
    if (way < least) {
      least = way
      found = position
    }
  }
  return found
}
