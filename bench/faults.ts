/** `npm run bench faults [rounds] [postgres | pglite]`: the product killed again and again while it writes; nothing acknowledged may be missing. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { killRounds } from './faults/kill-rounds.ts'
import { withDataDir } from './product.ts'

const ENGINES = ['postgres', 'pglite'] as const
const [given = 20, wanted] = process.argv.slice(2)
const rounds = Number(given)
const engines = ENGINES.filter((engine) => !wanted || engine === wanted)
// Without a round nothing could be missing, and the answer would be a lie.
if (!Number.isInteger(rounds) || rounds < 1 || engines.length === 0) {
  throw new Error('How many rounds, and on what? npm run bench faults 20 [postgres | pglite]')
}
let missing = 0
for (const engine of engines) {
  await withDataDir(async (dataDir) => {
    await writeFile(join(dataDir, 'database-engine'), `${engine}\n`)
    const result = await killRounds(dataDir, rounds, engine === 'postgres')
    console.log(
      `${engine}: ${rounds} rounds, ${result.acknowledged} acknowledged writes, ${result.missing.length} missing; ` +
        `next start answers after ${Math.round(result.medianStartMs)} ms (median), ${Math.round(result.slowestStartMs)} ms (slowest)`,
    )
    if (result.missing.length > 0) console.log(`missing: ${result.missing.join(', ')}`)
    missing += result.missing.length
  })
}
process.exitCode = missing === 0 ? 0 : 1
