/** Short days beside an exact solver (HiGHS, MIT): how far the planner is from the optimum. */
import { polishDay, Search } from '@app/domain/orienteering'
import highsLoader from 'highs'

import type { RoutingInstance } from './routing-instance.ts'
import { routingProblem } from './routing-problem.ts'
import { verifyRoutes } from './verify-routes.ts'

const PLACES = 8
const ROUNDS = 400

export type SmallDay = {
  readonly set: 'small-days'
  readonly instance: string
  readonly best: number
  readonly ours: number
  readonly isFeasible: boolean
}

/** Days of the first few vertices whose windows lie in the same part of the day. */
export async function measureSmallDays(instances: readonly RoutingInstance[]): Promise<readonly SmallDay[]> {
  // Its types are those of CommonJS, where the function is nested one level deeper than at run time.
  const highs = await (highsLoader as unknown as (typeof highsLoader)['default'])()
  return instances.map((whole) => {
    const instance = smallDayOf(whole)
    const solution = highs.solve(programOf(instance), { time_limit: 60 })
    const search = new Search(routingProblem(instance), 1)
    search.improve(ROUNDS, 0.5)
    polishDay(search.best, 0)
    const routes = search.best.toRoutes().map((route) => route.map((node) => instance.vertices[node]!.id))
    const { score, faults } = verifyRoutes(instance, routes)
    const best = Math.round(solution.ObjectiveValue)
    return { set: 'small-days', instance: instance.name, best, ours: score, isFeasible: faults.length === 0 }
  })
}

function smallDayOf(instance: RoutingInstance): RoutingInstance {
  const vertices = instance.vertices
    .slice(0, PLACES)
    .map((vertex) => ({ ...vertex, windows: vertex.windows.slice(0, 1) }))
  return { ...instance, tours: 1, vertices }
}

/** In the LP format: x_i_j goes from i to j, t_i is when the visit at i starts; 0 is the start and the end. */
function programOf({ vertices, depot, opens, closes, decimals }: RoutingInstance): string {
  const scale = 10 ** decimals
  const points = [
    { ...depot, duration: 0, window: [opens, closes] as const },
    ...vertices.map((vertex) => ({ ...vertex, window: vertex.windows[0]![0]! })),
  ]
  const ids = [...points.keys()]
  const way = (i: number, j: number): number =>
    Math.floor(Math.sqrt((points[i]!.x - points[j]!.x) ** 2 + (points[i]!.y - points[j]!.y) ** 2) * scale) / scale
  const arcs = ids.flatMap((i) => ids.filter((j) => j !== i).map((j) => [i, j] as const))
  const sum = (terms: readonly (readonly [number, number])[]): string =>
    terms.map(([i, j]) => `x_${i}_${j}`).join(' + ')
  const rows = [
    `${sum(arcs.filter(([i]) => i === 0))} <= 1`,
    ...ids.map((node) => {
      const minus = arcs.filter(([, j]) => j === node).map(([i, j]) => `- x_${i}_${j}`)
      return `${sum(arcs.filter(([i]) => i === node))} ${minus.join(' ')} = 0`
    }),
    ...ids.slice(1).map((node) => `${sum(arcs.filter(([, j]) => j === node))} <= 1`),
    ...arcs
      .filter(([i, j]) => i !== 0 && j !== 0)
      .map(([i, j]) => {
        const time = points[i]!.duration + way(i, j)
        const large = Math.max(0, points[i]!.window[1] + time - points[j]!.window[0])
        return `t_${j} - t_${i} - ${large} x_${i}_${j} >= ${time - large}`
      }),
    ...ids.slice(1).map((j) => `t_${j} - ${opens + way(0, j)} x_0_${j} >= 0`),
    ...ids.slice(1).map((i) => {
      const time = points[i]!.duration + way(i, 0)
      const large = Math.max(0, points[i]!.window[1] + time - closes)
      return `t_${i} + ${large} x_${i}_0 <= ${closes - time + large}`
    }),
  ]
  const goal = vertices.map(({ score }, index) =>
    arcs
      .filter(([, j]) => j === index + 1)
      .map(([i, j]) => `${score} x_${i}_${j}`)
      .join(' + '),
  )
  return [
    'Maximize',
    ` score: ${goal.join(' + ')}`,
    'Subject To',
    ...rows.map((row, index) => ` c${index}: ${row}`),
    'Bounds',
    ...ids.slice(1).map((i) => ` ${points[i]!.window[0]} <= t_${i} <= ${points[i]!.window[1]}`),
    'Binary',
    ` ${arcs.map(([i, j]) => `x_${i}_${j}`).join(' ')}`,
    'End',
  ].join('\n')
}
