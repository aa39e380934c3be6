import { type BorderFeature, countryOf, ringsOf } from './border-features.ts'

/** A stretch of border with the one or two countries it bounds. */
export type Arc = { readonly sides: readonly string[]; readonly points: readonly Point[] }
export type Point = readonly [longitude: number, latitude: number]

type Step = { readonly sides: Set<string>; readonly ends: readonly [string, string] }

/** Every border once: neighbouring countries share the line, and parts of one country have none between them. */
export function traceArcs(features: readonly BorderFeature[], known: ReadonlySet<string>): readonly Arc[] {
  const steps = new Map<string, Step>()
  for (const feature of features) {
    const country = countryOf(feature, known)
    if (country === null) continue
    for (const ring of ringsOf(feature)) {
      const names = ring.map(([longitude, latitude]) => `${longitude} ${latitude}`)
      for (const [index, to] of names.entries()) {
        const from = names[index - 1]
        if (from !== undefined && from !== to) take(steps, from, to, country)
      }
    }
  }
  const bySides = Map.groupBy([...steps.values()], ({ sides }) => [...sides].toSorted().join(' '))
  bySides.delete('')
  return [...bySides]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([sides, own]) => joinSteps(own).map((points) => ({ sides: sides.split(' '), points })))
}

/** A line used twice by one country is inside it and is not a border. */
function take(steps: Map<string, Step>, from: string, to: string, country: string): void {
  const ends = (from < to ? [from, to] : [to, from]) as [string, string]
  const key = ends.join('/')
  const step = steps.get(key) ?? { sides: new Set<string>(), ends }
  if (!step.sides.delete(country)) step.sides.add(country)
  steps.set(key, step)
}

function joinSteps(steps: readonly Step[]): readonly (readonly Point[])[] {
  const left = new Map<string, Set<string>>()
  const link = (from: string, to: string): void => void left.set(from, (left.get(from) ?? new Set()).add(to))
  for (const { ends } of steps) {
    link(ends[0], ends[1])
    link(ends[1], ends[0])
  }
  const walk = (start: string): readonly Point[] => {
    const way = [start]
    for (let at = start; ;) {
      const [next] = left.get(at) ?? []
      if (next === undefined) break
      left.get(at)?.delete(next)
      left.get(next)?.delete(at)
      way.push(next)
      at = next
      // A line ends at a fork, so that no arc crosses itself.
      if ((left.get(at)?.size ?? 0) > 1) break
    }
    return way.map(toPoint)
  }
  const arcs: (readonly Point[])[] = []
  const names = [...left.keys()]
  // Open lines from their ends first; the rest are closed rings.
  for (const name of [...names.filter((end) => left.get(end)?.size !== 2), ...names]) {
    while ((left.get(name)?.size ?? 0) > 0) arcs.push(walk(name))
  }
  return arcs
}

function toPoint(name: string): Point {
  const [longitude = 0, latitude = 0] = name.split(' ').map(Number)
  return [longitude, latitude]
}
