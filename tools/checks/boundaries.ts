/** Checks every import of the repository against the rules of ARCHITECTURE.md. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { PROJECT_ROOT } from '../bootstrap/project-root.mjs'
import { findViolations } from './find-violations.ts'
import type { PartExports } from './import-graph.ts'
import { PART_RULES } from './part-arrows.ts'
import { listSourceFiles } from './source-files.ts'

type Manifest = { readonly name: string; readonly exports?: Record<string, string> }

const violations = findViolations(listSourceFiles(PROJECT_ROOT, /\.(ts|tsx|mjs)$/), readPartExports())
for (const violation of violations) console.error(violation)
process.exitCode = violations.length > 0 ? 1 : 0

function readPartExports(): PartExports {
  const entries = Object.keys(PART_RULES).flatMap((folder) => {
    const file = join(PROJECT_ROOT, folder, 'package.json')
    if (!existsSync(file)) return []
    const { name, exports = {} } = JSON.parse(readFileSync(file, 'utf8')) as Manifest
    return [[name, { folder, exports }] as const]
  })
  return Object.fromEntries(entries)
}
