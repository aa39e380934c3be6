import { setTimeout as sleep } from 'node:timers/promises'

import { describe, expect, it } from 'vitest'

import { writeUntilKilled } from '../../test/run-ledger.ts'
import { makeTempFolder } from '../../test/temp-folder.ts'
import { createLog } from '../logging/log.ts'
import { clusterFolder } from './embedded/cluster-folder.ts'
import { readPostmasterPid } from './embedded/postmaster-pid.ts'
import { rememberEngine } from './engine-marker.ts'
import { openDatabase } from './open-database.ts'
import { isRunning } from './process-stamp.ts'

/** `FAULT_ROUNDS=20` for the long run. */
const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 0)
const LOG = createLog('silent')

describe.each([
  ['postgres', ROUNDS || 5],
  ['pglite', ROUNDS || 3],
] as const)('a server on %s killed %i times while it writes', (engine, rounds) => {
  it('has every acknowledged row at the next start', { timeout: 20_000 * rounds }, async () => {
    await using folder = await makeTempFolder()
    await rememberEngine(folder.path, engine)
    const acknowledged: string[] = []
    for (let round = 0; round < rounds; round += 1) {
      const { found, written } = await writeUntilKilled(folder.path, 100 + 60 * round)
      expect(acknowledged.filter((id) => !found.has(id))).toEqual([])
      expect(written.length).toBeGreaterThan(0)
      acknowledged.push(...written)
      // Every other time Postgres goes down with the server, as when the machine loses power.
      const postmaster = await readPostmasterPid(clusterFolder(folder.path))
      if (postmaster && round % 2 === 1) process.kill(postmaster.pid, 'SIGKILL')
    }
    const { db, close } = await openDatabase({ DATA_DIR: folder.path }, LOG)
    const rows = await db.query<{ id: string }>('select id from public.ledger')
    await close()
    const kept = new Set(rows.map(({ id }) => id))
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
  })
})

describe('the Postgres that a killed server leaves behind', () => {
  it('is adopted by the next server, and stopped with it', async () => {
    await using folder = await makeTempFolder()
    await writeUntilKilled(folder.path, 50)
    const orphan = await readPostmasterPid(clusterFolder(folder.path))
    const { db, close } = await openDatabase({ DATA_DIR: folder.path }, LOG)
    expect(await db.query('select pg_postmaster_start_time() < now() as up')).toEqual([{ up: true }])
    expect((await readPostmasterPid(clusterFolder(folder.path)))?.pid).toBe(orphan?.pid)
    await close()
    expect(isRunning(orphan?.pid ?? 0)).toBe(false)
  })

  it('is started again when it dies after its adoption', async () => {
    await using folder = await makeTempFolder()
    await writeUntilKilled(folder.path, 50)
    const { db, close } = await openDatabase({ DATA_DIR: folder.path }, LOG)
    const orphan = await readPostmasterPid(clusterFolder(folder.path))
    process.kill(orphan?.pid ?? 0, 'SIGKILL')
    await expect
      .poll(() => db.query('select 1 as one').catch(() => sleep(50)), { timeout: 10_000 })
      .toEqual([{ one: 1 }])
    expect((await readPostmasterPid(clusterFolder(folder.path)))?.pid).not.toBe(orphan?.pid)
    await close()
  })
})
