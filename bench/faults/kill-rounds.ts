import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { startProduct, type Product } from '../product.ts'
import { median } from '../report.ts'
import { openLedger, type Ledger } from './ledger.ts'

type Result = {
  readonly acknowledged: number
  readonly missing: readonly string[]
  readonly medianStartMs: number
  readonly slowestStartMs: number
}

const PORT = 4920
const OWNER = { email: 'owner@sojourn.localhost', password: 'Correct-Horse-Battery-7' }
const SETTINGS = { BOOTSTRAP_OWNER_EMAIL: OWNER.email, BOOTSTRAP_OWNER_PASSWORD: OWNER.password }

/** In turn: the server alone, Postgres alone (the server must keep running), both at once. */
const VICTIMS = ['server', 'postgres', 'both'] as const
type Victim = (typeof VICTIMS)[number]

export async function killRounds(dataDir: string, rounds: number, hasPostgres: boolean): Promise<Result> {
  const startMs: number[] = []
  const start = async (): Promise<Product> => {
    const product = await startProduct(PORT, dataDir, SETTINGS)
    startMs.push(product.listeningAfterMs)
    return product
  }
  let product = await start()
  const ledger = await openLedger(product.url, OWNER)
  for (let round = 0; round < rounds; round += 1) {
    const victim = hasPostgres ? (VICTIMS[round % VICTIMS.length] as Victim) : 'server'
    const writing = await ledger.write(product.url)
    await sleep(800 + 40 * round)
    await kill(victim, product, dataDir)
    if (victim === 'postgres') await waitForNextSuccess(ledger)
    await writing.stop()
    if (victim !== 'postgres') product = await start()
  }
  const missing = await ledger.findMissing(product.url)
  await product.stop()
  // The first start created the database; the others recovered it.
  const recoveries = startMs.slice(1)
  return {
    acknowledged: ledger.size(),
    missing,
    medianStartMs: median(recoveries),
    slowestStartMs: Math.max(...recoveries),
  }
}

async function kill(victim: Victim, { child }: Product, dataDir: string): Promise<void> {
  if (victim !== 'server') {
    const pidFile = await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')
    process.kill(Number.parseInt(pidFile, 10), 'SIGKILL')
  }
  if (victim === 'postgres') return
  const ended = once(child.process, 'exit')
  child.process.kill('SIGKILL')
  await ended
}

async function waitForNextSuccess(ledger: Ledger): Promise<void> {
  const before = ledger.size()
  const deadline = Date.now() + 30_000
  while (ledger.size() < before + 10) {
    if (Date.now() > deadline) throw new Error('the server did not recover from the loss of Postgres')
    await sleep(20)
  }
}
