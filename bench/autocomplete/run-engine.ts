/** One engine in a separate process: `run-engine.ts <name>` prints its results as JSON. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { labelOf, loadPacked, namedCities } from './cities.ts'
import type { Prepare } from './engine.ts'
import { LABELS, type Answers } from './labels.ts'

export type Measured = Answers & { readonly buildMs: number; readonly memoryMb: number }

const WARM_UP_MS = 4_000
const ROUNDS = 3
/** A peer that takes this long is measured once: noise no longer matters, and the run has to end. */
const LONG_US = 10_000

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Twice, with a pause: the memory of arrays is only freed by the second collection. */
async function heldMb(): Promise<number> {
  collect()
  await new Promise((resolve) => setTimeout(resolve, 200))
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1024 / 1024
}

const { prepare } = (await import(`./peers/${process.argv[2]}.ts`)) as { prepare: Prepare }
const packed = loadPacked()
const cities = namedCities(packed)
const before = await heldMb()
const startedAt = performance.now()
const engine = await prepare(cities)
const buildMs = performance.now() - startedAt
const memoryMb = (await heldMb()) - before

const warmUntil = performance.now() + WARM_UP_MS
for (let i = 0; performance.now() < warmUntil; i += 1) await engine.search(LABELS[i % LABELS.length]!.query)

const found: (readonly string[])[] = []
const microseconds: number[] = []
for (const { query } of LABELS) {
  let [numbers, fastest]: [readonly number[], number] = [[], Infinity]
  for (let round = 0; round < ROUNDS && (round === 0 || fastest < LONG_US); round += 1) {
    const from = performance.now()
    const answer = engine.search(query)
    numbers = answer instanceof Promise ? await answer : answer
    fastest = Math.min(fastest, (performance.now() - from) * 1000)
  }
  microseconds.push(fastest)
  found.push(numbers.map((city) => labelOf(packed, city)))
}
console.log(JSON.stringify({ buildMs, memoryMb, found, microseconds } satisfies Measured))
