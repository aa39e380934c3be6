/** `npm run bench faults [rounds]`: the product killed again and again while it writes; nothing acknowledged may be missing. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { killRounds } from './faults/kill-rounds.ts'
import { withDataDir } from './product.ts'

const rounds = Number(process.argv[2] ?? 20)
// Without a round nothing could be missing, and the answer would be a lie.
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('How many rounds? npm run bench faults 20')
let missing = 0
for (const engine of ['postgres', 'pglite'] as const) {
  await withDataDir(async (dataDir) => {
    await writeFile(join(dataDir, 'database-engine'), `${engine}\n`)
    const result = await killRounds(dataDir, rounds, engine === 'postgres')
    console.log(
      `${engine}: ${rounds} rounds, ${result.acknowledged} acknowledged writes, ${result.missing.length} missing; ` +
        `next start answers after ${Math.round(result.medianStartMs)} ms (median), ${Math.round(result.slowestStartMs)} ms (slowest)`,
    )
    missing += result.missing.length
  })
}
process.exitCode = missing === 0 ? 0 : 1
