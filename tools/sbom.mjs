/** `npm run sbom [folder]`: software bill of materials and licences of what ships. */
import './bootstrap/node-version.mjs'
import { ensureInstalled } from './bootstrap/ensure-installed.mjs'
import { runProgram } from './bootstrap/run-program.mjs'

await ensureInstalled('everything')
runProgram(['tools/supply-chain/write-sbom.ts', ...process.argv.slice(2)])
