import { doubleArea, signedArea } from './simplify-shape.ts'
import type { Shape } from './tile-geometry.ts'

/** Joins rings along the edges they share: countries meet at a border, and the merged land does not show it. */
export function dissolve(rings: readonly Shape[]): readonly Shape[] {
  const outline = loops(singleEdges(rings))
  // All of it together is land, whatever the orientation of slivers; rings of the other orientation are holes.
  const outer = Math.sign(rings.reduce((sum, ring) => sum + signedArea(ring), 0))
  const isOuter = (ring: Shape): boolean => Math.sign(signedArea(ring)) === outer
  const outers = outline.filter(isOuter).toSorted((a, b) => doubleArea(a) - doubleArea(b))
  const holes = new Map<Shape, Shape[]>()
  for (const hole of outline.filter((ring) => !isOuter(ring))) {
    // The smallest ring around it. A hole has to follow its own ring, or it would be cut out of another.
    const around = outers.find(
      (ring) => doubleArea(ring) > doubleArea(hole) && isInside(ring, hole[0] ?? 0, hole[1] ?? 0),
    )
    if (around) holes.set(around, [...(holes.get(around) ?? []), hole])
  }
  return outers.flatMap((ring) => [ring, ...(holes.get(ring) ?? [])])
}

type Edges = Map<string, string[]>

/** Each edge that is not used in both directions, by its start. */
function singleEdges(rings: readonly Shape[]): Edges {
  const counted = new Map<string, number>()
  for (const ring of rings) {
    for (let at = 0; at < ring.length; at += 2) {
      const next = (at + 2) % ring.length
      const [from, to] = [`${ring[at]} ${ring[at + 1]}`, `${ring[next]} ${ring[next + 1]}`]
      if (from === to) continue
      const back = counted.get(`${to}|${from}`) ?? 0
      if (back > 0) counted.set(`${to}|${from}`, back - 1)
      else counted.set(`${from}|${to}`, (counted.get(`${from}|${to}`) ?? 0) + 1)
    }
  }
  const edges: Edges = new Map()
  for (const [edge, count] of counted) {
    const [from = '', to = ''] = edge.split('|')
    if (count > 0) edges.set(from, [...(edges.get(from) ?? []), ...Array.from({ length: count }, () => to)])
  }
  return edges
}

/** Follows the edges; a repeated point closes a ring. */
function loops(edges: Edges): readonly Shape[] {
  const found: Shape[] = []
  for (const start of edges.keys()) {
    const way = [start]
    for (let to = edges.get(start)?.pop(); to !== undefined; to = edges.get(to)?.pop()) {
      const passed = way.lastIndexOf(to)
      if (passed < 0) way.push(to)
      else {
        const around = way.splice(passed)
        way.push(to)
        if (around.length > 2) found.push(around.flatMap((point) => point.split(' ').map(Number)))
      }
    }
  }
  return found
}

function isInside(ring: Shape, x: number, y: number): boolean {
  let inside = false
  for (let at = 0; at < ring.length; at += 2) {
    const next = (at + 2) % ring.length
    const [ax, ay, bx, by] = [ring[at] ?? 0, ring[at + 1] ?? 0, ring[next] ?? 0, ring[next + 1] ?? 0]
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside
  }
  return inside
}
