/** `npm run companion -- "question"`: the assistant, or with `--plan` the planner, at a terminal. */
import './bootstrap/node-version.mjs'
import { join } from 'node:path'

import { ensureInstalled } from './bootstrap/ensure-installed.mjs'
import { PROJECT_ROOT } from './bootstrap/project-root.mjs'
import { runProgram } from './bootstrap/run-program.mjs'

await ensureInstalled('product')
// Compiled once: the sources are hundreds of files, and half of the start.
const cache = join(PROJECT_ROOT, '.cache', 'compiled')
runProgram(['server/src/companion-command/run.ts', ...process.argv.slice(2)], { NODE_COMPILE_CACHE: cache })
