/** `npm run guide -- check | coverage | show <destination> | match | findings`: the source of the travel guide. */
import './bootstrap/node-version.mjs'
import { ensureInstalled } from './bootstrap/ensure-installed.mjs'
import { runProgram } from './bootstrap/run-program.mjs'

await ensureInstalled('everything')
runProgram(['datasets/build/guide.ts', ...process.argv.slice(2)])
