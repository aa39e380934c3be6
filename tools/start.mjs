import './bootstrap/node-version.mjs'
import { ensureBuilt } from './bootstrap/ensure-built.mjs'
import { ensureInstalled } from './bootstrap/ensure-installed.mjs'
import { handOver } from './bootstrap/hand-over.mjs'
import { usedPort } from './bootstrap/used-port.mjs'

const isAsking = process.argv.length > 2
const problem = isAsking ? null : await usedPort(process.env)
if (problem !== null) {
  console.error(problem)
  process.exit(1)
}
await ensureInstalled()
await ensureBuilt()
handOver(['--enable-source-maps', 'server/dist/main.js', ...process.argv.slice(2)], { NODE_ENV: 'production' })
