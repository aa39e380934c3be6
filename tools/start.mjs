import './bootstrap/node-version.mjs'
import { ensureBuilt } from './bootstrap/ensure-built.mjs'
import { ensureInstalled } from './bootstrap/ensure-installed.mjs'
import { handOver } from './bootstrap/hand-over.mjs'

await ensureInstalled()
await ensureBuilt()
handOver(['--enable-source-maps', 'server/dist/main.js', ...process.argv.slice(2)], { NODE_ENV: 'production' })
