import type { OrienteeringProblem } from './problem.ts'
import { Random } from './random.ts'
import { Recreate, type Touched } from './recreate.ts'
import { RouteSet } from './route-set.ts'
import { Ruin } from './ruin.ts'

/** Temperatures at the start and at the end, in profits of an average node. */
const HOT = 1.2
const COLD = 0.05
const LARGEST_BLUR = 0.5
const BLINK = 0.02
/** Between plans of equal profit, one with slightly more travel may still lead to a better one. */
const EQUAL_WORTH_LENIENCY = 0.05

/**
 * Ruin and recreate with simulated annealing, after Schrimpf et al. 2000 and Christiaens and Vanden Berghe 2020, for
 * orienteering. The same seed and the same calls give the same plan: the caller watches the time.
 */
export class Search {
  readonly best: RouteSet
  private readonly current: RouteSet
  private readonly work: RouteSet
  private readonly random: Random
  private readonly recreate: Recreate
  private readonly ruin: Ruin
  private readonly touched: Touched
  private readonly middlingProfit: number

  /** `begin` may be a plan to start from. */
  constructor(problem: OrienteeringProblem, seed: number, begin?: RouteSet) {
    const { nodeCount, dayCount } = problem
    this.random = new Random(seed)
    this.recreate = new Recreate(problem, this.random)
    this.touched = { days: new Uint8Array(dayCount).fill(1), nodes: new Uint8Array(nodeCount).fill(1) }
    this.ruin = new Ruin(this.random, this.touched)
    this.best = new RouteSet(problem)
    this.current = new RouteSet(problem)
    this.work = new RouteSet(problem)
    this.middlingProfit = middling(problem)
    if (begin) this.current.copyFrom(begin)
    this.recreate.fill(this.current, this.touched, { isSquared: true, blur: 0, blink: 0 })
    this.best.copyFrom(this.current)
  }

  /** `progress` from 0 (bold) to 1 (careful). */
  improve(rounds: number, progress: number): void {
    const { random, current, work, touched } = this
    const temperature = this.middlingProfit * HOT * (COLD / HOT) ** Math.min(1, progress)
    for (let round = 0; round < rounds; round++) {
      work.copyFrom(current)
      this.ruin.take(work)
      const isSquared = random.next() < 0.5
      this.recreate.fill(work, touched, { isSquared, blur: LARGEST_BLUR * random.next(), blink: BLINK })
      if (!this.isAccepted(temperature)) continue
      current.copyFrom(work)
      if (isBetter(current, this.best)) this.best.copyFrom(current)
    }
  }

  private isAccepted(temperature: number): boolean {
    const { current, work, random, touched } = this
    const gain = work.value - current.value
    if (gain <= temperature * Math.log(random.next() + Number.EPSILON)) return false
    const isEqual = work.profit === current.profit
    if (isEqual && work.travelled > current.travelled * (1 + EQUAL_WORTH_LENIENCY * random.next())) return false
    return work.keepsWalkingCap() && touched.days.every((isTouched, day) => isTouched === 0 || work.keepsHours(day))
  }
}

function isBetter(one: RouteSet, other: RouteSet): boolean {
  return one.value > other.value || (one.value === other.value && one.travelled < other.travelled)
}

/** Must-see nodes have so much profit that they would distort a mean. */
function middling({ profit }: OrienteeringProblem): number {
  const sorted = profit.filter((each) => each > 0).sort()
  return sorted[sorted.length >> 1] ?? 1
}
