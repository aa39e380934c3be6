/** `npm run bench autocomplete [engines | lucene | trigrams | http]`: our engine beside its peers on the same cities. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { LABELS, OPEN_LABELS, percentile, qualityOf } from './autocomplete/labels.ts'
import { measureLucene, type LuceneMeasured } from './autocomplete/lucene.ts'
import type { Measured } from './autocomplete/run-engine.ts'
import { benchThroughput } from './autocomplete/throughput.ts'
import { measureTrigrams } from './autocomplete/trigrams.ts'
import { runChild } from './child.ts'
import { startProduct, withDataDir, type Product } from './product.ts'
import { printComparisons } from './report.ts'

const PORT = 4921
const PEERS = ['minisearch', 'flexsearch', 'ufuzzy', 'orama']

const [wanted] = process.argv.slice(2)
const isWanted = (part: string): boolean => !wanted || wanted === part

console.log(
  `${LABELS.length} labelled queries, and ${OPEN_LABELS.length} that we answer with another city; times in microseconds, the best of three, after warming up`,
)
const ours = await measure('ours')
print('ours', ours)
if (isWanted('lucene')) await compareLucene(await measureLucene())
if (isWanted('engines')) for (const peer of PEERS) print(peer, await measure(peer))
if (isWanted('trigrams') || isWanted('http')) await withProduct(benchProduct)
printOwnGoals()

async function measure(engine: string): Promise<Measured> {
  return JSON.parse(await runChild('autocomplete/run-engine.ts', {}, [engine])) as Measured
}

function typoTimes(microseconds: readonly number[]): readonly number[] {
  return microseconds.filter((_, i) => LABELS[i]?.kind === 'typo')
}

function print(name: string, measured: Measured): void {
  const { first, eight, asLabelled } = qualityOf(measured)
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
  const time = (figures: readonly number[], share: number): string => percentile(figures, share).toFixed(1)
  console.log(
    `${name.padEnd(12)} first ${percent(first)}, among eight ${percent(eight)}, as labelled ${percent(asLabelled)}; ` +
      `typos first ${percent(qualityOf(measured, 'typo').first)}; ` +
      `p50 ${time(measured.microseconds, 0.5)}, p99 ${time(measured.microseconds, 0.99)}, ` +
      `typo p50 ${time(typoTimes(measured.microseconds), 0.5)}, typo p99 ${time(typoTimes(measured.microseconds), 0.99)}; ` +
      `ready after ${Math.round(measured.buildMs)} ms; ${measured.memoryMb.toFixed(1)} MB`,
  )
}

async function compareLucene(lucene: LuceneMeasured | null): Promise<void> {
  if (!lucene) {
    console.log('Lucene was not measured: it needs Debian’s liblucene8-java and default-jdk-headless')
    return
  }
  print('lucene', lucene)
  const unit = 'us'
  const half = (figures: readonly number[]): number => percentile(figures, 0.5)
  const [all, fuzzy] = [lucene.microseconds, lucene.fuzzyMicroseconds]
  const typoP99 = percentile(typoTimes(ours.microseconds), 0.99)
  printComparisons('Beside Lucene 8', [
    { what: 'p50 / FuzzySuggester', ours: half(ours.microseconds), peer: half(fuzzy), unit, goal: { atMost: 0.1 } },
    {
      what: 'p50 / AnalyzingSuggester, fuzzy only when it finds nothing',
      ours: half(ours.microseconds),
      peer: half(all),
      unit,
    },
    {
      what: 'typo p99 / FuzzySuggester',
      ours: typoP99,
      peer: percentile(typoTimes(fuzzy), 0.99),
      unit,
      goal: { atMost: 1 },
    },
    {
      what: 'typo p99 / the same three suggesters in turn',
      ours: typoP99,
      peer: percentile(typoTimes(all), 0.99),
      unit,
    },
  ])
}

function printOwnGoals(): void {
  const { asLabelled } = qualityOf(ours)
  printComparisons('Beside what we promise', [
    { what: 'labelled queries answered as wanted', ours: asLabelled * 100, peer: 100, unit: '%', goal: { atLeast: 1 } },
    {
      what: 'typos: the first is right',
      ours: qualityOf(ours, 'typo').first * 100,
      peer: 94,
      unit: '%',
      goal: { atLeast: 1 },
    },
    {
      what: 'memory of the index (names to show are 4 MB more)',
      ours: ours.memoryMb,
      peer: 40,
      unit: 'MB',
      goal: { atMost: 1 },
    },
    { what: 'start', ours: ours.buildMs, peer: 300, unit: 'ms', goal: { atMost: 1 } },
  ])
}

async function benchProduct(product: Product): Promise<void> {
  if (isWanted('trigrams')) print('pg_trgm', await measureTrigrams(product))
  if (isWanted('http')) await benchThroughput(product)
}

async function withProduct(work: (product: Product) => Promise<void>): Promise<void> {
  await withDataDir(async (dataDir) => {
    // With extra keys to trust, even an empty list, the server runs as a local stack without limits.
    const noKeys = join(dataDir, 'no-keys.json')
    await writeFile(noKeys, '{"keys":[]}')
    const product = await startProduct(PORT, dataDir, { SUPABASE_COMPAT_JWKS: noKeys })
    try {
      await work(product)
    } finally {
      await product.stop()
    }
  })
}
