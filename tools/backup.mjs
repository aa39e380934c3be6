/** `npm run backup -- take <file> | prove <file> | restore <file> <folder>`: see docs/runbooks/backup-restore.md. */
import './bootstrap/node-version.mjs'
import { ensureBuilt } from './bootstrap/ensure-built.mjs'
import { ensureInstalled } from './bootstrap/ensure-installed.mjs'
import { runProgram } from './bootstrap/run-program.mjs'

await ensureInstalled('product')
await ensureBuilt()
runProgram(['tools/backup/backup.ts', ...process.argv.slice(2)])
