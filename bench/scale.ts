/**
 * `npm run bench scale [proofs | throughput]`: three servers on one Postgres behind nginx, both as Debian ships them,
 * with the configuration of deploy/nginx.conf. Proofs first: a fault ends the command with 1.
 */
import { measureThroughput } from './scale/measure-throughput.ts'
import { prove } from './scale/prove.ts'

const PARTS = { proofs: prove, throughput: measureThroughput }

const [wanted] = process.argv.slice(2)
if (wanted && !(wanted in PARTS)) throw new Error('Which? npm run bench scale [proofs | throughput]')
for (const [name, run] of Object.entries(PARTS)) if (!wanted || wanted === name) await run()
