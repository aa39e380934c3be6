import { type OrienteeringProblem, pointCountOf } from './problem.ts'
import { startOf } from './start-of.ts'

/** The visits of a plan. Routes are in one array, day after day, each between its start and its end. */
export class RouteSet {
  readonly problem: OrienteeringProblem
  /** The capacity of one route. */
  readonly stride: number
  readonly points: number
  /** Visits per day. */
  readonly count: Int32Array
  readonly at: Int32Array
  /** The point at a position: a floating node has that of its predecessor. */
  readonly here: Int32Array
  /** The earliest departure from a position. */
  readonly leave: Int32Array
  /** The latest arrival with which the rest of the route is still feasible. */
  readonly latest: Int32Array
  /** -1: not visited. */
  readonly dayOf: Int16Array
  readonly used: Int32Array
  readonly dayTravel: Int32Array
  readonly dayWalk: Int32Array
  profit = 0

  constructor(problem: OrienteeringProblem) {
    const { nodeCount, dayCount, limits } = problem
    this.problem = problem
    this.points = pointCountOf(problem)
    this.stride = nodeCount + 3
    this.count = new Int32Array(dayCount)
    this.at = new Int32Array(dayCount * this.stride)
    this.here = new Int32Array(dayCount * this.stride)
    this.leave = new Int32Array(dayCount * this.stride)
    this.latest = new Int32Array(dayCount * this.stride)
    this.dayOf = new Int16Array(nodeCount).fill(-1)
    this.used = new Int32Array(limits.length)
    this.dayTravel = new Int32Array(dayCount)
    this.dayWalk = new Int32Array(dayCount)
    for (let day = 0; day < dayCount; day++) this.openDay(day)
  }

  /** The objective of the search. */
  get value(): number {
    return this.profit - this.problem.travelPrice * this.travelled
  }

  get travelled(): number {
    let sum = 0
    for (let day = 0; day < this.dayTravel.length; day++) sum += this.dayTravel[day]!
    return sum
  }

  /** Nodes in the order of their visits, day by day. */
  toRoutes(): readonly (readonly number[])[] {
    return Array.from(this.count, (count, day) => [
      ...this.at.subarray(day * this.stride + 1, day * this.stride + 1 + count),
    ])
  }

  copyFrom(other: RouteSet): void {
    for (let day = 0; day < this.count.length; day++) {
      const base = day * this.stride
      const end = base + other.count[day]! + 2
      for (let index = base; index < end; index++) {
        this.at[index] = other.at[index]!
        this.here[index] = other.here[index]!
        this.leave[index] = other.leave[index]!
        this.latest[index] = other.latest[index]!
      }
    }
    this.count.set(other.count)
    this.dayOf.set(other.dayOf)
    this.used.set(other.used)
    this.dayTravel.set(other.dayTravel)
    this.dayWalk.set(other.dayWalk)
    this.profit = other.profit
  }

  fitsLimits(cell: number): boolean {
    const { limits, useFrom, useOf, useAmount } = this.problem
    const end = useFrom[cell + 1]!
    for (let index = useFrom[cell]!; index < end; index++) {
      const limit = useOf[index]!
      if (this.used[limit]! + useAmount[index]! > limits[limit]!) return false
    }
    return true
  }

  /** The walking left on a day, after its other parts. */
  walkLeft(day: number): number {
    const { walkGroup, walkCap, dayCount } = this.problem
    const group = walkGroup[day]!
    let left = walkCap[group]!
    for (let other = 0; other < dayCount; other++) if (walkGroup[other] === group) left -= this.dayWalk[other]!
    return left
  }

  /** Without a stop between two rides the leg may become a walk. */
  keepsWalkingCap(): boolean {
    const { walk, dayCount } = this.problem
    if (walk.length === 0) return true
    for (let day = 0; day < dayCount; day++) if (this.count[day]! > 0 && this.walkLeft(day) < 0) return false
    return true
  }

  /** A floating node starts from its predecessor's position: when that is removed, the next leg may be too long. */
  keepsHours(day: number): boolean {
    const { travel, service, dayStart, dayEnd, floats } = this.problem
    if (floats.length === 0) return true
    const base = day * this.stride
    const end = base + this.count[day]! + 1
    let clock = dayStart[day]!
    for (let index = base + 1; index < end; index++) {
      const node = this.at[index]!
      const start = startOf(this, node, day, clock + travel[this.here[index - 1]! * this.points + this.here[index]!]!)
      if (start < 0) return false
      clock = start + service[node]!
    }
    const isEmpty = this.count[day] === 0
    return isEmpty || clock + travel[this.here[end - 1]! * this.points + this.at[end]!]! <= dayEnd[day]!
  }

  /** Inserts a node before the one at `position` (1 … count + 1). */
  insert(node: number, day: number, position: number): void {
    const base = day * this.stride
    const { at } = this
    for (let index = base + this.count[day]! + 2; index > base + position; index--) at[index] = at[index - 1]!
    at[base + position] = node
    this.count[day]!++
    this.enter(node, day, 1)
    this.reckon(day, position)
  }

  /** Removes the visits at `from` … `from + length - 1`. */
  remove(day: number, from: number, length: number): void {
    const base = day * this.stride
    const { at } = this
    for (let position = from; position < from + length; position++) this.enter(at[base + position]!, day, -1)
    const last = base + this.count[day]! + 1
    for (let index = base + from + length; index <= last; index++) at[index - length] = at[index]!
    this.count[day]! -= length
    this.reckon(day, from)
  }

  private openDay(day: number): void {
    const base = day * this.stride
    const start = this.problem.nodeCount + 2 * day
    this.at[base] = start
    this.here[base] = start
    this.at[base + 1] = start + 1
    this.reckon(day, 1)
  }

  private enter(node: number, day: number, sign: 1 | -1): void {
    const { useFrom, useOf, useAmount, profit, dayCount } = this.problem
    const cell = node * dayCount + day
    const end = useFrom[cell + 1]!
    for (let index = useFrom[cell]!; index < end; index++) this.used[useOf[index]!]! += sign * useAmount[index]!
    this.dayOf[node] = sign === 1 ? day : -1
    this.profit += sign * profit[cell]!
  }

  /** Updates the times of a route after a change at `from`. */
  private reckon(day: number, from: number): void {
    this.reckonForward(day, from)
    this.reckonBackward(day)
  }

  private reckonForward(day: number, from: number): void {
    const { travel, service, dayStart, windowFrom, opens, closes, dayCount, floats } = this.problem
    const { at, here, leave, points } = this
    const base = day * this.stride
    const end = base + this.count[day]! + 1
    leave[base] = dayStart[day]!
    for (let index = base + from; index < end; index++) {
      const node = at[index]!
      const before = here[index - 1]!
      const place = floats[node] === 1 ? before : node
      const arrival = leave[index - 1]! + travel[place * points + before]!
      let window = windowFrom[node * dayCount + day]!
      while (closes[window]! < arrival) window++
      leave[index] = Math.max(arrival, opens[window]!) + service[node]!
      here[index] = place
    }
    here[end] = at[end]!
    leave[end] = leave[end - 1]! + travel[at[end]! * points + here[end - 1]!]!
  }

  private reckonBackward(day: number): void {
    const { travel, service, dayEnd, windowFrom, opens, closes, dayCount, walk } = this.problem
    const { at, here, latest, points } = this
    const base = day * this.stride
    const end = base + this.count[day]! + 1
    latest[end] = dayEnd[day]!
    let travelled = 0
    let walked = 0
    for (let index = end - 1; index >= base; index--) {
      const way = here[index]! * points + here[index + 1]!
      travelled += travel[way]!
      if (walk.length > 0) walked += walk[way]!
      if (index === base) break
      const node = at[index]!
      const bound = latest[index + 1]! - travel[way]! - service[node]!
      const first = windowFrom[node * dayCount + day]!
      let window = windowFrom[node * dayCount + day + 1]! - 1
      while (window > first && opens[window]! > bound) window--
      latest[index] = Math.min(bound, closes[window]!)
    }
    this.dayTravel[day] = travelled
    this.dayWalk[day] = walked
  }
}
