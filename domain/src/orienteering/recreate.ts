import { FindInsertion, NOWHERE } from './find-insertion.ts'
import type { OrienteeringProblem } from './problem.ts'
import type { Random } from './random.ts'
import type { RouteSet } from './route-set.ts'

/**
 * The ranking of a repair: profit, or its square, per time it costs; with random noise, and candidates skipped at
 * random.
 */
export type Taste = { readonly isSquared: boolean; readonly blur: number; readonly blink: number }

/** What has changed since the plan was last full: only there can insertions have become possible. */
export type Touched = { readonly days: Uint8Array; readonly nodes: Uint8Array }

/** Fills a plan with fitting nodes, the best value first. Owns its arrays, so that a repair allocates nothing. */
export class Recreate {
  private readonly waiting: Int32Array
  private readonly cost: Int32Array
  private readonly position: Int32Array
  private readonly worth: Float64Array
  private readonly factor: Float64Array
  private readonly sharesLimit: Uint8Array
  private readonly find = new FindInsertion()
  private readonly random: Random

  constructor(problem: OrienteeringProblem, random: Random) {
    const { nodeCount, dayCount } = problem
    this.waiting = new Int32Array(nodeCount)
    this.cost = new Int32Array(nodeCount * dayCount)
    this.position = new Int32Array(nodeCount * dayCount)
    this.worth = new Float64Array(nodeCount * dayCount)
    this.factor = new Float64Array(nodeCount)
    this.sharesLimit = nodesWithSharedLimits(problem)
    this.random = random
  }

  fill(routes: RouteSet, touched: Touched, taste: Taste): void {
    let left = this.gather(routes, touched, taste)
    const { dayCount } = routes.problem
    for (let cell = this.choose(routes, left, taste); cell >= 0; cell = this.choose(routes, left, taste)) {
      const node = (cell / dayCount) | 0
      const day = cell - node * dayCount
      // Another part of the same day may have used up the walking cap in the meantime.
      if (routes.problem.walk.length > 0 && !this.weigh(routes, node, day, taste)) continue
      routes.insert(node, day, this.position[cell]!)
      left = this.renew(routes, left, node, day, taste)
    }
  }

  /** Returns the number of candidates. */
  private gather(routes: RouteSet, touched: Touched, taste: Taste): number {
    const { nodeCount, dayCount, walk } = routes.problem
    if (walk.length > 0) touchWholeDays(routes.problem, touched.days)
    let left = 0
    for (let node = 0; node < nodeCount; node++) {
      if (routes.dayOf[node]! >= 0) continue
      this.factor[node] = 1 - taste.blur * this.random.next()
      const isNodeTouched = touched.nodes[node] === 1 || this.sharesLimit[node] === 1
      let fits = false
      for (let day = 0; day < dayCount; day++) {
        const cell = node * dayCount + day
        this.cost[cell] = NOWHERE
        if (!isNodeTouched && touched.days[day] === 0) continue
        if (this.weigh(routes, node, day, taste)) fits = true
      }
      if (fits) this.waiting[left++] = node
    }
    return left
  }

  /**
   * Records the best insertion of a node on a day and its value; false when it does not fit, or is not worth the
   * travel.
   */
  private weigh(routes: RouteSet, node: number, day: number, { isSquared }: Taste): boolean {
    const { problem } = routes
    const cell = node * problem.dayCount + day
    this.cost[cell] = NOWHERE
    if (!routes.fitsLimits(cell) || !this.find.look(routes, node, day)) return false
    const { cost, position } = this.find
    const gain = problem.profit[cell]! - problem.travelPrice * (cost - problem.service[node]!)
    if (gain <= 0) return false
    this.cost[cell] = cost
    this.position[cell] = position
    this.worth[cell] = (isSquared ? gain * gain : gain) * this.factor[node]!
    return true
  }

  /** The cell with the best value, or -1. */
  private choose(routes: RouteSet, left: number, { blink }: Taste): number {
    const { dayCount } = routes.problem
    let best = 0
    let bestCell = -1
    for (let index = 0; index < left; index++) {
      const first = this.waiting[index]! * dayCount
      for (let cell = first; cell < first + dayCount; cell++) {
        const cost = this.cost[cell]!
        if (cost === NOWHERE) continue
        const bargain = this.worth[cell]! / cost
        if (bargain <= best || (blink > 0 && this.random.next() < blink) || !routes.fitsLimits(cell)) continue
        best = bargain
        bestCell = cell
      }
    }
    return bestCell
  }

  /** One route has changed: evaluates its candidates again, and drops those that no longer fit. */
  private renew(routes: RouteSet, left: number, inserted: number, day: number, taste: Taste): number {
    const { dayCount } = routes.problem
    let kept = 0
    for (let index = 0; index < left; index++) {
      const node = this.waiting[index]!
      if (node === inserted) continue
      const cell = node * dayCount + day
      if (this.cost[cell]! !== NOWHERE) this.weigh(routes, node, day, taste)
      let fits = false
      for (let other = node * dayCount; other < (node + 1) * dayCount; other++) {
        if (this.cost[other]! !== NOWHERE) fits = true
      }
      if (fits) this.waiting[kept++] = node
    }
    return kept
  }
}

/** Parts of one day share its walking cap. */
function touchWholeDays({ dayCount, walkGroup }: OrienteeringProblem, days: Uint8Array): void {
  for (let day = 0; day < dayCount; day++) {
    if (days[day] !== 1) continue
    for (let other = 0; other < dayCount; other++)
      if (walkGroup[other] === walkGroup[day]) days[other] = Math.max(days[other]!, 2)
  }
}

/** Nodes whose resources are also used on other days: removing one elsewhere may make room for them. */
function nodesWithSharedLimits(problem: OrienteeringProblem): Uint8Array {
  const { nodeCount, dayCount, limits, useFrom, useOf, walkGroup } = problem
  const groupOf = new Int32Array(limits.length).fill(-1)
  const isShared = new Uint8Array(limits.length)
  const forEachUse = (visit: (limit: number, node: number, day: number) => void): void => {
    for (let cell = 0; cell < nodeCount * dayCount; cell++) {
      for (let index = useFrom[cell]!; index < useFrom[cell + 1]!; index++) {
        visit(useOf[index]!, Math.floor(cell / dayCount), cell % dayCount)
      }
    }
  }
  forEachUse((limit, _, day) => {
    if (groupOf[limit]! >= 0 && groupOf[limit] !== walkGroup[day]) isShared[limit] = 1
    groupOf[limit] = walkGroup[day]!
  })
  const found = new Uint8Array(nodeCount)
  forEachUse((limit, node) => {
    if (isShared[limit] === 1) found[node] = 1
  })
  return found
}
