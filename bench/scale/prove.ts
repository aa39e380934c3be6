import { setTimeout as sleep } from 'node:timers/promises'

import { withFleet, type Fleet } from './fleet.ts'
import type { Proof } from './proof.ts'
import { proveJobs } from './prove-jobs.ts'
import { proveLimits, proveRealtime, proveSessions } from './prove-shared-state.ts'
import { earlierRelease } from './release.ts'
import { startLoad } from './steady-load.ts'

/** A migration is run by the first new server while the old ones go on. */
const MIGRATIONS_BEHIND = 2

export async function prove(): Promise<void> {
  const proofs: Proof[] = []
  const note = (proof: Proof): void => {
    proofs.push(proof)
    console.log(`  ${proof.isHeld ? 'held  ' : 'FAILED'}  ${proof.what.padEnd(62)} ${proof.figures}`)
  }
  const release = earlierRelease(MIGRATIONS_BEHIND)
  try {
    await withFleet({ main: release.main, env: { PUSH_HOSTS: '127.0.0.1' } }, async (fleet) => {
      console.log(`\nThree servers on Postgres ${fleet.postgres.version} behind nginx`)
      note(await proveUpgrade(fleet))
      note(await proveSessions(fleet))
      note(await proveLimits(fleet))
      note(await proveRealtime(fleet))
      note(await proveJobs(fleet))
      note(await proveRestarts(fleet))
    })
  } finally {
    release.remove()
  }
  if (proofs.some(({ isHeld }) => !isHeld)) process.exitCode = 1
}

/** One after the other to the current release; the first one brings the database up to date. */
async function proveUpgrade(fleet: Fleet): Promise<Proof> {
  const before = await countMigrations(fleet)
  const proof = await underLoad(fleet, 'upgrade with migrations, one server after the other', () => replaceAll(fleet))
  const run = (await countMigrations(fleet)) - before
  return { ...proof, isHeld: proof.isHeld && run === MIGRATIONS_BEHIND, figures: `${run} migrations; ${proof.figures}` }
}

const proveRestarts = (fleet: Fleet): Promise<Proof> =>
  underLoad(fleet, 'two rolling restarts without a failed request', async () => {
    await replaceAll(fleet)
    await replaceAll(fleet)
  })

async function replaceAll(fleet: Fleet): Promise<void> {
  for (const [index] of fleet.servers().entries()) {
    await fleet.replace(index, '../server/dist/main.js')
    // nginx takes a server back two seconds after it refused.
    await sleep(2500)
  }
}

async function underLoad(fleet: Fleet, what: string, work: () => Promise<void>): Promise<Proof> {
  const load = startLoad(fleet)
  await sleep(1000)
  await work()
  const { requests, failures, written } = await load.stop()
  const rows = await fleet.postgres.query<{ id: string }>(
    'select item_id as id from public.saved_items where user_id = $1',
    [fleet.account.id],
  )
  const kept = new Set(rows.map(({ id }) => id))
  const lost = [...written].filter((id) => !kept.has(id))
  for (const failure of new Set(failures)) console.log(`    ${failure}`)
  return {
    what,
    isHeld: failures.length === 0 && lost.length === 0 && written.size > 0,
    figures: `${requests} requests, ${failures.length} failed; ${written.size} writes, ${lost.length} lost`,
  }
}

async function countMigrations({ postgres }: Fleet): Promise<number> {
  const [row] = await postgres.query<{ count: number }>(
    'select count(*)::int as count from supabase_migrations.schema_migrations',
  )
  return row?.count ?? 0
}
