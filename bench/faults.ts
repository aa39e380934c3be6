/**
 * `npm run bench faults [rounds] [postgres | pglite]`: kills the product again and again while it writes; every
 * acknowledged write must survive. `npm run bench faults attacks`: attacks by one account or one address, and their
 * effect on another visitor.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { runAttacks } from './faults/attacks.ts'
import { killRounds } from './faults/kill-rounds.ts'
import { withDataDir } from './product.ts'

const ENGINES = ['postgres', 'pglite'] as const
const [given = '20', wanted] = process.argv.slice(2)
const isFine = given === 'attacks' ? await withDataDir(runAttacks) : await killAndCount(Number(given))
process.exitCode = isFine ? 0 : 1

async function killAndCount(rounds: number): Promise<boolean> {
  const engines = ENGINES.filter((engine) => !wanted || engine === wanted)
  // Without a round the result would be meaningless.
  if (!Number.isInteger(rounds) || rounds < 1 || engines.length === 0) {
    throw new Error('Which? npm run bench faults 20 [postgres | pglite], or npm run bench faults attacks')
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
  return missing === 0
}
