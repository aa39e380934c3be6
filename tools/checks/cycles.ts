import type { Import } from './import-graph.ts'

/** Every group of files that import each other in a circle, as one path through it. */
export function findCycles(imports: readonly Import[]): readonly (readonly string[])[] {
  const targets = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    if (to) targets.set(from, (targets.get(from) ?? new Set()).add(to))
  }
  const isDone = new Set<string>()
  const cycles: (readonly string[])[] = []
  const walk = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file)
    if (start >= 0) cycles.push([...path.slice(start), file])
    if (start >= 0 || isDone.has(file)) return
    for (const next of targets.get(file) ?? []) walk(next, [...path, file])
    isDone.add(file)
  }
  for (const file of targets.keys()) walk(file, [])
  return cycles
}
