import { startChild, waitFor } from '../child.ts'
import { applyLoad, type Load, type LoadResult } from '../load.ts'
import type { Product } from '../product.ts'
import { median, printComparisons } from '../report.ts'
import { LABELS } from './labels.ts'

const HELLO_PORT = 4922
const HELLO = `http://127.0.0.1:${HELLO_PORT}/`
const ROUNDS = 3

const MUNICH = { latitude: 48.14, longitude: 11.58 }
const FAR_APART = [
  { latitude: 42.36, longitude: -71.06 },
  { latitude: 35.68, longitude: 139.69 },
  { latitude: -33.87, longitude: 151.21 },
  { latitude: -1.29, longitude: 36.82 },
]
const SAME = 'the same letters again and again'
const ASKED = {
  [SAME]: [{ query: 'barc' }],
  'every labelled query in turn': LABELS.map(({ query }) => ({ query })),
  'every labelled query in turn, from a place': LABELS.map(({ query }) => ({ query, near: MUNICH })),
}

/** More than the server caches, so that none of them is answered from memory. */
const NEVER_KEPT = FAR_APART.flatMap((near) => LABELS.map(({ query }) => ({ query, near })))

/**
 * One keystroke over HTTP beside a bare Hono that answers GET with a constant. A keystroke is a POST, so the time of
 * the same Hono to read one is measured too.
 */
export async function benchThroughput(product: Product): Promise<void> {
  const hello = startChild('peers/hello.ts', { PORT: String(HELLO_PORT) })
  await waitFor(HELLO)
  const url = `${product.url}/functions/v1/city-suggestions`
  const ours = Object.entries(ASKED).map(([what, asked]) => ({ what, asked, loads: [] as LoadResult[] }))
  const [bare, reading]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { asked, loads } of ours) loads.push(await applyLoad(loadOf(url, asked)))
    bare.push((await applyLoad({ url: HELLO })).perSecond)
    reading.push((await applyLoad(loadOf(HELLO, ASKED[SAME]))).perSecond)
  }
  // Last, because it evicts the cached answers of the others.
  const unkept = (await applyLoad(loadOf(url, NEVER_KEPT))).perSecond
  await hello.stop()
  printComparisons(
    'City suggestions over HTTP (POST) / bare Hono hello (GET)',
    ours.map(({ what, loads }) => ({
      what,
      ours: median(loads.map(({ perSecond }) => perSecond)),
      peer: median(bare),
      unit: 'per s',
      goal: { atLeast: 0.7 },
    })),
  )
  printComparisons('The same, never asked before / bare Hono hello (GET)', [
    { what: 'every labelled query from four places', ours: unkept, peer: median(bare), unit: 'per s' },
  ])
  printComparisons(
    'The same / bare Hono that reads the same POST',
    ours.map(({ what, loads }) => ({
      what,
      ours: median(loads.map(({ perSecond }) => perSecond)),
      peer: median(reading),
      unit: 'per s',
    })),
  )
  for (const { what, loads } of ours)
    console.log(`  ${what}: p99 ${median(loads.map(({ p99Ms }) => p99Ms))} ms with 10 connections`)
}

function loadOf(url: string, asked: readonly unknown[]): Load {
  return {
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    bodies: asked.map((body) => JSON.stringify(body)),
  }
}
