import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { hash, verify } from '@node-rs/argon2'

import { applyLoad, type LoadResult } from '../load.ts'
import { startProduct, type Product } from '../product.ts'
import { median, printComparisons } from '../report.ts'
import type { Account } from './account.ts'

/** The cost parameters of the product (OWASP's first choice), so that the bare hash costs the same. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const SIGN_INS_PER_SECOND = 20
/** A server that has just started is slower for the first requests of every kind. */
const ROUNDS = 5

/** How close sign-in comes to the cost of its hash alone, and whether a burst of sign-ins slows other requests. */
export async function benchSignIn(port: number, dataDir: string, account: Account, key: string): Promise<void> {
  // With extra keys to trust, even an empty list, the server runs as a local stack without limits.
  const noKeys = join(dataDir, 'no-keys.json')
  await writeFile(noKeys, '{"keys":[]}')
  const product = await startProduct(port, dataDir, { SUPABASE_COMPAT_JWKS: noKeys })
  try {
    await compareWithBareHash(product, account, key)
    await compareNeighbour(product, account, key)
  } finally {
    await product.stop()
  }
}

async function compareWithBareHash(product: Product, account: Account, key: string): Promise<void> {
  const signIns = await applyLoad({ ...signInLoad(product, account, key), seconds: 5, connections: 4 })
  const bare = await bareVerifications(5)
  printComparisons('Sign-in', [
    { what: 'password sign-ins / bare argon2id verifications', ours: signIns.perSecond, peer: bare, unit: 'per s' },
  ])
}

async function compareNeighbour(product: Product, account: Account, key: string): Promise<void> {
  const signIns = { ...signInLoad(product, account, key), seconds: 6, connections: 4, rate: SIGN_INS_PER_SECOND }
  const [quietMs, busyMs]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    quietMs.push((await health(product)).p99Ms)
    const [busy] = await Promise.all([health(product), applyLoad(signIns)])
    busyMs.push(busy.p99Ms)
  }
  printComparisons('Another route while 20 people a second sign in', [
    {
      what: 'p99 of /readyz, busy / quiet',
      ours: median(busyMs),
      peer: median(quietMs),
      unit: 'ms',
      goal: { atMost: 1.5 },
    },
  ])
}

function health(product: Product): Promise<LoadResult> {
  return applyLoad({ url: `${product.url}/readyz`, connections: 2, seconds: 5, rate: 200 })
}

function signInLoad(product: Product, { email, password }: Account, key: string) {
  return {
    url: `${product.url}/auth/v1/token?grant_type=password`,
    method: 'POST' as const,
    headers: { apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  }
}

async function bareVerifications(seconds: number): Promise<number> {
  const stored = await hash('Correct-Horse-1', ARGON2)
  const until = performance.now() + seconds * 1000
  let done = 0
  const work = async (): Promise<void> => {
    while (performance.now() < until) {
      await verify(stored, 'Correct-Horse-1')
      done += 1
    }
  }
  await work()
  return done / seconds
}
