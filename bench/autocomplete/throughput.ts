import { startChild, waitFor } from '../child.ts'
import { applyLoad } from '../load.ts'
import type { Product } from '../product.ts'
import { median, printComparisons } from '../report.ts'

const HELLO_PORT = 4922
const ROUNDS = 3

/** One keystroke over HTTP beside a bare Hono that answers the same method with a constant. */
export async function benchThroughput(product: Product): Promise<void> {
  const hello = startChild('peers/hello.ts', { PORT: String(HELLO_PORT) })
  await waitFor(`http://127.0.0.1:${HELLO_PORT}/`)
  const ask = {
    url: `${product.url}/functions/v1/city-suggestions`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'barc' }),
  } as const
  const [ours, bare, p99]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    const load = await applyLoad(ask)
    ours.push(load.perSecond)
    p99.push(load.p99Ms)
    bare.push((await applyLoad({ url: `http://127.0.0.1:${HELLO_PORT}/` })).perSecond)
  }
  await hello.stop()
  printComparisons('Over HTTP', [
    {
      what: 'city-suggestions (POST) / bare Hono hello (GET)',
      ours: median(ours),
      peer: median(bare),
      unit: 'per s',
      goal: { atLeast: 0.7 },
    },
  ])
  console.log(`  city-suggestions p99 ${median(p99)} ms with 10 connections`)
}
