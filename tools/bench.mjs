/** `npm run bench [area]`: an area is a file of bench/ with a folder of the same name. */
import './bootstrap/node-version.mjs'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { ensureBuilt } from './bootstrap/ensure-built.mjs'
import { ensureInstalled } from './bootstrap/ensure-installed.mjs'
import { PROJECT_ROOT } from './bootstrap/project-root.mjs'
import { runProgram } from './bootstrap/run-program.mjs'
import { stopWith } from './bootstrap/stop-with.mjs'

const bench = join(PROJECT_ROOT, 'bench')
const areas = readdirSync(bench)
  .filter((file) => file.endsWith('.ts') && existsSync(join(bench, file.slice(0, -'.ts'.length))))
  .map((file) => file.slice(0, -'.ts'.length))

const [area = areas.length === 1 ? areas[0] : '', ...rest] = process.argv.slice(2)
if (!area || !areas.includes(area)) stopWith(`Name an area: npm run bench ${areas.join(' | ')}`)

await ensureInstalled('everything')
await ensureBuilt()
runProgram([`bench/${area}.ts`, ...rest])
