import { readImports, type Import, type PartExports } from './import-graph.ts'
import { checkAdapters, checkDomainModules, checkWebLayers, findAdapters } from './inside-rules.ts'
import { checkPartArrow } from './part-arrows.ts'
import type { SourceFile } from './source-files.ts'

/** One message per violation: the file, the import and the rule. */
export function findViolations(files: readonly SourceFile[], parts: PartExports): readonly string[] {
  const imports = readImports(files, parts)
  const adapters = findAdapters(imports)
  const rules = [checkPartArrow, checkDomainModules, checkWebLayers, (edge: Import) => checkAdapters(edge, adapters)]
  const broken = imports.flatMap((edge) =>
    rules.flatMap((check) => {
      const why = check(edge)
      return why ? [`${edge.from}:${edge.line} imports ${edge.specifier}: ${why}`] : []
    }),
  )
  return [...broken, ...findCycles(imports).map((path) => `circle: ${path.join(' -> ')}`)]
}

/** Every import cycle, as one path through its files. */
function findCycles(imports: readonly Import[]): readonly (readonly string[])[] {
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
