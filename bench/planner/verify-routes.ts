import type { RoutingInstance, Vertex } from './routing-instance.ts'

export type Verified = { readonly score: number; readonly faults: readonly string[] }

const TOLERANCE = 1e-6

/** Recomputes every route from the file's own numbers, in decimals, independently of the solver. */
export function verifyRoutes(instance: RoutingInstance, routes: readonly (readonly number[])[]): Verified {
  const byId = new Map(instance.vertices.map((vertex) => [vertex.id, vertex]))
  const faults: string[] = []
  const seen = new Set<number>()
  if (routes.length > instance.tours) faults.push('too many tours')
  for (const [tour, route] of routes.entries()) {
    const vertices = route.map((id) => byId.get(id))
    if (vertices.includes(undefined)) faults.push('a vertex that does not exist')
    for (const id of route) {
      if (seen.has(id)) faults.push(`${id} is visited twice`)
      seen.add(id)
    }
    faults.push(
      ...drive(
        instance,
        vertices.filter((vertex) => vertex !== undefined),
        tour,
      ),
    )
  }
  const visited = [...seen].flatMap((id) => byId.get(id) ?? [])
  const paid = visited.reduce((sum, { fee }) => sum + fee, 0)
  if (paid > instance.budget + TOLERANCE) faults.push(`costs ${paid} of ${instance.budget}`)
  for (const [type, most] of instance.mostOfType.entries()) {
    const count = visited.filter(({ types }) => types[type] === 1).length
    if (count > most) faults.push(`${count} of type ${type + 1}, at most ${most}`)
  }
  return { score: visited.reduce((sum, { score }) => sum + score, 0), faults }
}

function drive(instance: RoutingInstance, route: readonly Vertex[], tour: number): readonly string[] {
  const faults: string[] = []
  let here: { readonly x: number; readonly y: number } = instance.depot
  let clock = instance.opens
  for (const vertex of route) {
    const arrival = clock + distance(instance, here, vertex)
    const window = vertex.windows[tour]?.find(([, closes]) => arrival <= closes + TOLERANCE)
    if (!window) {
      faults.push(`${vertex.id} is closed at ${arrival}`)
      break
    }
    clock = Math.max(arrival, window[0]) + vertex.duration
    here = vertex
  }
  if (clock + distance(instance, here, instance.depot) > instance.closes + TOLERANCE) faults.push('back too late')
  return faults
}

type Point = { readonly x: number; readonly y: number }

function distance({ decimals }: RoutingInstance, from: Point, to: Point): number {
  const scale = 10 ** decimals
  return Math.floor(Math.sqrt((from.x - to.x) ** 2 + (from.y - to.y) ** 2) * scale) / scale
}
