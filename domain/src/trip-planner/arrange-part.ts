/** The order of a part of a day that a local would choose among those that the search allows. */
import { type OrienteeringProblem, type RouteSet, startOf } from '../orienteering/index.ts'
import type { MinuteOfDay, TripDay } from '../trip/index.ts'
import { hourPenalty } from './best-time-windows.ts'
import type { PlanNode } from './plan-node.ts'

export type Arranged = { readonly number: number; readonly arrive: MinuteOfDay }

/** In the unit of the penalties, which is a minute on the way. */
const WAY_PRICE = 1.4
/** An empty morning is worse than a free hour before dinner. */
const IDLE_MORNING_PRICE = 0.9
const IDLE_AFTERNOON_PRICE = 0.2
const NOON = 12 * 60
const LUNCH_AT = 12 * 60 + 45
const LUNCH_PRICE = 0.5
/** A long part is arranged as far as this many steps lead. */
const MOST_STEPS = 4000

type Asked = {
  readonly routes: RouteSet
  readonly part: number
  readonly nodes: readonly PlanNode[]
  readonly day: TripDay
}

/** The same visits, each at an hour of its own: sunset views at sunset, mornings first, lunch at noon. */
export function arrangePart(asked: Asked): readonly Arranged[] {
  const { routes, part } = asked
  const base = part * routes.stride
  const given = Array.from(routes.at.subarray(base + 1, base + 1 + routes.count[part]!))
  const done = keptFor(routes.problem)
  const key = `${part}: ${given.join(' ')}`
  const kept = done.get(key)
  if (kept) return kept
  const search = new Arrangement(asked)
  search.follow(given)
  if (given.length > 1) search.explore(given)
  const best = search.best ?? []
  done.set(key, best)
  return best
}

/** From one better plan to the next, most parts stay as they are. */
function keptFor(problem: OrienteeringProblem): Map<string, readonly Arranged[]> {
  const known = arranged.get(problem) ?? new Map<string, readonly Arranged[]>()
  arranged.set(problem, known)
  return known
}

const arranged = new WeakMap<OrienteeringProblem, Map<string, readonly Arranged[]>>()

class Arrangement {
  best: readonly Arranged[] | null = null
  private bestCost = Infinity
  private steps = 0
  private readonly asked: Asked
  private readonly problem: OrienteeringProblem
  private readonly mostWalk: number

  constructor(asked: Asked) {
    this.asked = asked
    this.problem = asked.routes.problem
    const { routes, part } = asked
    this.mostWalk =
      this.problem.walk.length === 0 ? Infinity : routes.dayWalk[part]! + Math.max(0, routes.walkLeft(part))
  }

  /** The order of the search, as early as possible: what every other has to beat. */
  follow(order: readonly number[]): void {
    let state: State | null = this.start()
    for (const number of order) state = state && this.visit(state, number, 0)
    if (state) this.finish(state)
  }

  explore(left: readonly number[], state: State = this.start()): void {
    if (left.length === 0) {
      this.finish(state)
      return
    }
    const steps = left.flatMap((number) =>
      [0, ...this.laterHours(number)].flatMap((notBefore) => {
        const next = this.visit(state, number, notBefore)
        return next ? [{ number, next }] : []
      }),
    )
    this.steps += steps.length
    // The cheapest first: a good day is found early, and what is worse is never looked at.
    for (const { number, next } of steps.toSorted((one, other) => one.next.cost - other.next.cost)) {
      if (next.cost >= this.bestCost || this.steps > MOST_STEPS) return
      this.explore(
        left.filter((other) => other !== number),
        next,
      )
    }
  }

  private start(): State {
    const { nodeCount, dayStart } = this.problem
    const { part } = this.asked
    return { here: nodeCount + 2 * part, free: dayStart[part]!, walked: 0, cost: 0, list: [] }
  }

  /** A view waits for the sunset, if there is time. */
  private laterHours(number: number): readonly MinuteOfDay[] {
    const { nodes, day } = this.asked
    const { place, minutes } = nodes[number]!
    const hour = place && hourPenalty(place, day).begins(minutes)
    return hour ? [hour] : []
  }

  private visit(state: State, number: number, notBefore: MinuteOfDay): State | null {
    const { routes, part, nodes, day } = this.asked
    const { travel, walk, floats } = this.problem
    const here = floats[number] === 1 ? state.here : number
    const leg = state.here * routes.points + here
    const arrival = state.free + travel[leg]!
    const start = startOf(routes, number, part, Math.max(arrival, notBefore))
    const walked = state.walked + (walk[leg] ?? 0)
    if (start < 0 || walked > this.mostWalk) return null
    const { place, meal, pause, minutes } = nodes[number]!
    const idle = Math.max(0, Math.min(start, NOON) - arrival) * IDLE_MORNING_PRICE
    const late = Math.max(0, start - Math.max(arrival, NOON)) * IDLE_AFTERNOON_PRICE
    const hour = meal === 'lunch' ? Math.abs(start - LUNCH_AT) * LUNCH_PRICE : 0
    const misfit = place && !meal && !pause ? hourPenalty(place, day).of(start, minutes) : 0
    return {
      here,
      free: start + minutes,
      walked,
      cost: state.cost + travel[leg]! * WAY_PRICE + idle + late + hour + misfit,
      list: [...state.list, { number, arrive: start }],
    }
  }

  private finish({ here, free, walked, cost, list }: State): void {
    const { routes, part } = this.asked
    const { nodeCount, dayEnd, travel, walk } = this.problem
    const leg = here * routes.points + nodeCount + 2 * part + 1
    const whole = cost + travel[leg]! * WAY_PRICE
    const isHome = free + travel[leg]! <= dayEnd[part]! && walked + (walk[leg] ?? 0) <= this.mostWalk
    if (!isHome || whole >= this.bestCost) return
    this.bestCost = whole
    this.best = list
  }
}

type State = {
  readonly here: number
  readonly free: MinuteOfDay
  readonly walked: number
  readonly cost: number
  readonly list: readonly Arranged[]
}
