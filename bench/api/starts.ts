import { residentMb, startProduct, withDataDir } from '../product.ts'
import { printComparisons } from '../report.ts'

const PORT = 4901
const [WARM_START_LIMIT_MS, IDLE_MEMORY_LIMIT_MB] = [3_000, 250]

/** Cold start (empty data folder), warm start, and the memory of an idle server. */
export async function benchStarts(): Promise<void> {
  await withDataDir(async (dataDir) => {
    const cold = await startProduct(PORT, dataDir)
    await cold.stop()
    const warm = await startProduct(PORT, dataDir)
    await new Promise((resolve) => setTimeout(resolve, 5_000))
    const idleMb = await residentMb(warm)
    await warm.stop()
    printComparisons('Start and memory, beside what we promise', [
      {
        what: 'warm start / promised',
        ours: warm.listeningAfterMs,
        peer: WARM_START_LIMIT_MS,
        unit: 'ms',
        goal: { atMost: 1 },
      },
      { what: 'warm start / cold start', ours: warm.listeningAfterMs, peer: cold.listeningAfterMs, unit: 'ms' },
      {
        what: 'idle memory of Node / promised',
        ours: idleMb,
        peer: IDLE_MEMORY_LIMIT_MB,
        unit: 'MB',
        goal: { atMost: 1 },
      },
    ])
  })
}
