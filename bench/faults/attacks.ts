/** Attacks by one account or one address, and their effect on another visitor before and during each. */
import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

import pg from 'pg'

import { createAccount } from '../api/account.ts'
import { socketOf, startProduct } from '../product.ts'
import { ATTACKS, type AttackName, type Target } from './attack.ts'
import { openVisitor, type Seen } from './visitor.ts'

const PORT = 4921
const SECONDS = 10

/** Whether the other visitor was served throughout. */
export async function runAttacks(dataDir: string): Promise<boolean> {
  // Attacker and visitor differ by the address that a proxy would pass on.
  const product = await startProduct(PORT, dataDir, { TRUSTED_PROXIES: '127.0.0.1' })
  const socket = await socketOf(join(dataDir, 'postgres/data'))
  const admin = new pg.Client({ host: socket, user: 'postgres', database: 'postgres' })
  await admin.connect()
  try {
    const { rows } = await admin.query<{ role: string; key: string }>('select role, key from server.api_keys')
    const keyOf = (role: string): string => rows.find((row) => row.role === role)?.key ?? ''
    const keys = { anon: keyOf('anon'), service: keyOf('service_role') }
    const attacker = await createAccount(product.url, keys)
    const target = { url: product.url, anonKey: keys.anon, attacker, socket }
    const visitor = await openVisitor(target, await createAccount(product.url, keys), admin)
    await visitor.watch(2)
    let isServed = true
    for (const [name, { title, maxP95Ms = Infinity }] of Object.entries(ATTACKS)) {
      console.log(`\n${title}`)
      print('before', await visitor.watch(SECONDS))
      const running = await startAttack(name as AttackName, target)
      const during = await visitor.watch(SECONDS)
      print('during', during, maxP95Ms)
      console.log(`  attacker: ${await running.stop()}`)
      isServed &&= during.every((seen) => isGood(seen, maxP95Ms))
    }
    visitor.close()
    return isServed
  } finally {
    await admin.end()
    await product.stop()
  }
}

/** In a separate thread, so that the visitor's figures are those of the server. */
async function startAttack(name: AttackName, target: Target): Promise<{ stop(): Promise<string> }> {
  const worker = new Worker(join(import.meta.dirname, 'attacker.ts'), { workerData: { name, target } })
  await once(worker, 'message')
  return {
    async stop() {
      worker.postMessage('stop')
      const [result] = (await once(worker, 'message')) as [string]
      await worker.terminate()
      return result
    },
  }
}

function isGood({ ms, failures }: Seen, maxP95Ms: number): boolean {
  return failures === 0 && ms.length > 0 && percentile(ms, 0.95) < maxP95Ms
}

function print(when: string, all: readonly Seen[], maxP95Ms = Infinity): void {
  for (const seen of all) {
    const { what, ms, failures } = seen
    const figures = [0.5, 0.95, 1].map((share) => `${Math.round(percentile(ms, share))}`.padStart(6)).join('')
    const verdict = when === 'before' || isGood(seen, maxP95Ms) ? '' : '  MISSED'
    console.log(
      `  ${when}  ${what.padEnd(10)} p50, p95, max ms:${figures}  of ${ms.length}, ${failures} failed${verdict}`,
    )
  }
}

function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
