import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { describe, expect, it } from 'vitest'

import { writeUntilKilled } from '../../test/run-ledger.ts'
import { makeTempFolder } from '../../test/temp-folder.ts'
import { createLog } from '../logging/log.ts'
import { clusterFolder } from './embedded/cluster-folder.ts'
import { readPostmasterPid } from './embedded/postmaster-pid.ts'
import { rememberEngine, openDatabase } from './open-database.ts'
import { isRunning } from './process-stamp.ts'

/** `FAULT_ROUNDS=20` for the long run. */
const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 0)
const LOG = createLog('silent')

describe.each([
  ['postgres', ROUNDS || 5],
  ['pglite', ROUNDS || 3],
] as const)('a server on %s killed %i times while it writes', (engine, rounds) => {
  // The limit is only an upper bound: a first start of PGlite took most of a minute on a machine with two busy cores.
  it('has every acknowledged row at the next start', { timeout: 60_000 * rounds }, async () => {
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
    const isBack = async (): Promise<boolean> => {
      const now = await readPostmasterPid(clusterFolder(folder.path))
      return now !== undefined && now.pid !== orphan?.pid && isRunning(now.pid) && now.isReady
    }
    await expect.poll(isBack, { timeout: 15_000 }).toBe(true)
    await expect
      .poll(() => db.query('select 1 as one').catch(() => sleep(50)), { timeout: 10_000 })
      .toEqual([{ one: 1 }])
    await close()
  })

  it('is not mistaken for another program that has its number now', async () => {
    await using folder = await makeTempFolder()
    const cluster = clusterFolder(folder.path)
    const first = await openDatabase({ DATA_DIR: folder.path }, LOG)
    const files = [join(cluster.data, 'postmaster.pid'), join(cluster.socket, '.s.PGSQL.5432.lock')]
    const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
    await first.close()
    // As after a reboot: the lock files name this very process, which is not Postgres.
    for (const [i, file] of files.entries()) await writeFile(file, texts[i]?.replace(/^\d+/, String(process.pid)) ?? '')
    const second = await openDatabase({ DATA_DIR: folder.path }, LOG)
    expect(await second.db.query('select 1 as one')).toEqual([{ one: 1 }])
    await second.close()
  })

  it('delays the next start while its children still write', { timeout: 60_000 }, async () => {
    await using folder = await makeTempFolder()
    const first = await openDatabase({ DATA_DIR: folder.path }, LOG)
    const [row] = await first.db.query<{ pid: number }>('select pg_backend_pid() as pid')
    const postmaster = await readPostmasterPid(clusterFolder(folder.path))
    // A stopped child cannot notice that its parent has ended, as in a long computation.
    process.kill(row?.pid ?? 0, 'SIGSTOP')
    process.kill(postmaster?.pid ?? 0, 'SIGKILL')
    await sleep(1_000)
    const whileItLives = await readPostmasterPid(clusterFolder(folder.path))
    process.kill(row?.pid ?? 0, 'SIGCONT')
    expect(isRunning(whileItLives?.pid ?? 0)).toBe(false)
    await expect
      .poll(() => first.db.query('select 1 as one').catch(() => sleep(50)), { timeout: 30_000 })
      .toEqual([{ one: 1 }])
    await first.close()
  })
})
