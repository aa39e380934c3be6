/** Names and sizes that lint cannot see: SQL, styles and scripts count too. */
import { PROJECT_ROOT } from '../bootstrap/project-root.mjs'
import { findBrokenFileRules } from './find-broken-file-rules.ts'
import { listSourceFiles } from './source-files.ts'

const broken = findBrokenFileRules(listSourceFiles(PROJECT_ROOT, /\.(ts|tsx|mjs|js|css|sql|sh)$/))
for (const line of broken) console.error(line)
process.exitCode = broken.length > 0 ? 1 : 0
