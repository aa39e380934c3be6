import { hash, verify } from '@node-rs/argon2'

import { applyLoad, type LoadResult } from '../load.ts'
import type { Product } from '../product.ts'
import { printComparisons } from '../report.ts'
import type { Account } from './account.ts'

/** The cost parameters of the product (OWASP's first choice), so that the bare figure pays the same price. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const SIGN_INS_PER_SECOND = 20

/** How close sign-in comes to the bare price of its hash, and whether a burst of it slows anyone else down. */
export async function benchSignIn(product: Product, account: Account, key: string): Promise<void> {
  const burst = { ...signInLoad(product, account, key), seconds: 5 }
  const fastest = await applyLoad({ ...burst, connections: 4 })
  const bare = await bareVerifications(5)
  printComparisons('Sign-in', [
    { what: 'password sign-ins / bare argon2id verifications', ours: fastest.perSecond, peer: bare, unit: 'per s' },
  ])
  const quiet = await health(product)
  const [busy] = await Promise.all([
    health(product),
    applyLoad({ ...burst, connections: 4, rate: SIGN_INS_PER_SECOND }),
  ])
  printComparisons('Another route while 20 people a second sign in', [
    { what: 'p99 of /readyz, busy / quiet', ours: busy.p99Ms, peer: quiet.p99Ms, unit: 'ms', goal: { atMost: 1.5 } },
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
  await Promise.all([work(), work()])
  return done / seconds
}
