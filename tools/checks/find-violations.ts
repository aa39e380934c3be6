import { findCycles } from './cycles.ts'
import { readImports, type Import, type PartExports } from './import-graph.ts'
import { checkAdapters, checkDomainModules, checkWebLayers, findAdapters } from './inside-rules.ts'
import { checkPartArrow } from './part-arrows.ts'
import type { SourceFile } from './source-files.ts'

/** One line per broken rule: where, what is imported, and why not. */
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
