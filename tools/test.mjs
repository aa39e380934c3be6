import './bootstrap/node-version.mjs'
import { ensureInstalled } from './bootstrap/ensure-installed.mjs'
import { runProgram } from './bootstrap/run-program.mjs'

await ensureInstalled('everything')
runProgram(['tools/suite/suite.ts', ...process.argv.slice(2)])
