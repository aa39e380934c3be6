import './bootstrap/node-version.mjs'
import { ensureBuilt } from './bootstrap/ensure-built.mjs'
import { ensureInstalled } from './bootstrap/ensure-installed.mjs'
import { findPortConflict } from './bootstrap/port-conflict.mjs'
import { runProgram } from './bootstrap/run-program.mjs'

const hasArguments = process.argv.length > 2
const problem = hasArguments ? null : await findPortConflict(process.env)
if (problem !== null) {
  console.error(problem)
  process.exit(1)
}
await ensureInstalled('product')
await ensureBuilt()
runProgram(['--enable-source-maps', 'server/dist/main.js', ...process.argv.slice(2)], { NODE_ENV: 'production' })
