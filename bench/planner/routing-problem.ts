import type { OrienteeringProblem } from '@app/domain/orienteering'

import type { RoutingInstance } from './routing-instance.ts'

/** An instance for the solver, which uses whole numbers: tenths or hundredths. */
export function routingProblem(instance: RoutingInstance): OrienteeringProblem {
  const { vertices, tours, depot } = instance
  const scale = 10 ** instance.decimals
  const units = (value: number): number => Math.round(value * scale)
  const points = [...vertices, ...Array.from({ length: 2 * tours }, () => depot)]
  const cells = vertices.flatMap((vertex) => vertex.windows.map((windows) => ({ vertex, windows })))
  const windows = cells.map((cell) => cell.windows)
  const uses = cells.map(({ vertex }) => usesOf(instance, vertex))
  return {
    nodeCount: vertices.length,
    dayCount: tours,
    travel: Int32Array.from(
      points.flatMap((from) =>
        points.map((to) => Math.floor(Math.sqrt((from.x - to.x) ** 2 + (from.y - to.y) ** 2) * scale)),
      ),
    ),
    service: Int32Array.from(vertices, ({ duration }) => units(duration)),
    profit: Int32Array.from(cells, ({ vertex }) => vertex.score),
    windowFrom: startsOf(windows),
    opens: Int32Array.from(windows.flat(), ([opens]) => units(opens)),
    closes: Int32Array.from(windows.flat(), ([, closes]) => units(closes)),
    dayStart: new Int32Array(tours).fill(units(instance.opens)),
    dayEnd: new Int32Array(tours).fill(units(instance.closes)),
    limits: Int32Array.from(Number.isFinite(instance.budget) ? [instance.budget, ...instance.mostOfType] : []),
    useFrom: startsOf(uses),
    useOf: Int32Array.from(uses.flat(), ([limit]) => limit),
    useAmount: Int32Array.from(uses.flat(), ([, amount]) => amount),
    floats: new Uint8Array(0),
    walk: new Int32Array(0),
    walkGroup: Int32Array.from({ length: tours }, (_, tour) => tour),
    walkCap: new Int32Array(0),
    travelPrice: 0,
  }
}

function usesOf(
  { budget }: RoutingInstance,
  { fee, types }: RoutingInstance['vertices'][number],
): readonly (readonly [limit: number, amount: number])[] {
  if (!Number.isFinite(budget)) return []
  const ofTypes = types.flatMap((isOfType, type) => (isOfType === 1 ? [[type + 1, 1] as const] : []))
  return [[0, fee], ...ofTypes]
}

/** The start offset of each list after concatenation, and the total length. */
function startsOf(lists: readonly (readonly unknown[])[]): Int32Array {
  const starts = new Int32Array(lists.length + 1)
  for (const [index, list] of lists.entries()) starts[index + 1] = starts[index]! + list.length
  return starts
}
