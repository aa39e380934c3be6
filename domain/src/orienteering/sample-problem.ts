/** For the tests: problems of any shape, and an independent check of their plans. */
import type { OrienteeringProblem } from './problem.ts'
import { Random } from './random.ts'

type Shape = {
  readonly seed: number
  readonly nodeCount: number
  readonly dayCount: number
  readonly hasWalk?: boolean
  readonly hasMeals?: boolean
  readonly hasLimits?: boolean
}

const DAY = 600
const MOST_SHORT_VISITS = 3
const MOST_WALKED = 25

/** Nodes on a plane of 100 by 100 with one or two windows each day; the first one of a day may be a meal. */
export function sampleProblem(shape: Shape): OrienteeringProblem {
  const { seed, nodeCount, dayCount, hasWalk = false, hasMeals = false, hasLimits = false } = shape
  const random = new Random(seed)
  const points = Array.from({ length: nodeCount + 2 * dayCount }, (_, index) =>
    index < nodeCount ? [random.below(100), random.below(100)] : [50, 50],
  )
  const distances = points.flatMap(([x = 0, y = 0]) =>
    points.map(([toX = 0, toY = 0]) => Math.ceil(Math.hypot(x - toX, y - toY))),
  )
  const windows = Array.from({ length: nodeCount * dayCount }, () => {
    const opens = random.below(400)
    const first = [opens, opens + random.below(60)] as const
    return random.next() < 0.3 ? [first, [first[1] + 50, first[1] + 100] as const] : [first]
  })
  return {
    nodeCount,
    dayCount,
    travel: Int32Array.from(distances),
    service: Int32Array.from({ length: nodeCount }, () => 20 + random.below(60)),
    profit: Int32Array.from({ length: nodeCount * dayCount }, () => 1 + random.below(100)),
    windowFrom: startsOf(windows.map(({ length }) => length)),
    opens: Int32Array.from(windows.flat(), ([opens]) => opens),
    closes: Int32Array.from(windows.flat(), ([, closes]) => closes),
    dayStart: new Int32Array(dayCount),
    dayEnd: new Int32Array(dayCount).fill(DAY),
    limits: Int32Array.from(hasLimits ? [MOST_SHORT_VISITS] : []),
    useFrom: startsOf(windows.map(() => (hasLimits ? 1 : 0))),
    useOf: new Int32Array(hasLimits ? windows.length : 0),
    useAmount: new Int32Array(hasLimits ? windows.length : 0).fill(1),
    floats: Uint8Array.from(hasMeals ? { length: nodeCount } : [], (_: unknown, node: number) =>
      node % 5 === 0 ? 1 : 0,
    ),
    walk: Int32Array.from(hasWalk ? distances.map((way) => (way <= 20 ? way : 0)) : []),
    walkGroup: Int32Array.from({ length: dayCount }, (_, day) => day),
    walkCap: new Int32Array(dayCount).fill(MOST_WALKED),
    travelPrice: hasWalk ? 0.2 : 0,
  }
}

function startsOf(lengths: readonly number[]): Int32Array {
  const starts = new Int32Array(lengths.length + 1)
  for (const [index, length] of lengths.entries()) starts[index + 1] = starts[index]! + length
  return starts
}

/** Recomputes every day, minute by minute. */
export function verify(problem: OrienteeringProblem, routes: readonly (readonly number[])[]) {
  const faults: string[] = []
  const points = problem.nodeCount + 2 * problem.dayCount
  let profit = 0
  for (const [day, route] of routes.entries()) {
    let here = problem.nodeCount + 2 * day
    let clock = problem.dayStart[day]!
    let walked = 0
    const go = (to: number): void => {
      clock += problem.travel[here * points + to]!
      walked += problem.walk[here * points + to] ?? 0
      here = to
    }
    for (const node of route) {
      const cell = node * problem.dayCount + day
      if (problem.floats[node] !== 1) go(node)
      const numbers = Array.from(
        { length: problem.windowFrom[cell + 1]! - problem.windowFrom[cell]! },
        (_, index) => problem.windowFrom[cell]! + index,
      )
      const window = numbers.find((each) => clock <= problem.closes[each]!)
      if (window === undefined) faults.push(`${node} is closed`)
      clock = Math.max(clock, problem.opens[window ?? 0]!) + problem.service[node]!
      profit += problem.profit[cell]!
    }
    go(problem.nodeCount + 2 * day + 1)
    if (clock > problem.dayEnd[day]!) faults.push(`day ${day} ends late`)
    if (problem.walk.length > 0 && route.length > 0 && walked > problem.walkCap[day]!)
      faults.push(`day ${day} walks far`)
  }
  const visited = routes.flat()
  if (new Set(visited).size < visited.length) faults.push('twice')
  if (problem.limits.length > 0 && visited.length > problem.limits[0]!) faults.push('too many')
  return { faults, profit }
}
