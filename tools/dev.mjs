import './bootstrap/node-version.mjs'
import { ensureInstalled } from './bootstrap/ensure-installed.mjs'
import { handOver } from './bootstrap/hand-over.mjs'

await ensureInstalled()
handOver(['tools/dev/dev-server.ts'], { NODE_ENV: 'development' })
