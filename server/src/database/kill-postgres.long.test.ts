import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { makeTempFolder } from '../../test/temp-folder.ts'
import { createLog } from '../logging/log.ts'
import { DbUnavailable } from './db-error.ts'
import { clusterFolder } from './embedded/cluster-folder.ts'
import { readPostmasterPid } from './embedded/postmaster-pid.ts'
import { openDatabase, type OpenDatabase } from './open-database.ts'
import { isRunning } from './process-stamp.ts'

type Failure = { readonly error: unknown; readonly tookMs: number }

/** Writes without a pause until stopped. Failures are recorded; acknowledged writes are in the ledger. */
function keepWriting({ db }: OpenDatabase, name: string) {
  const written: string[] = []
  const failures: Failure[] = []
  let isStopped = false
  const done = (async () => {
    for (let n = 0; !isStopped; n += 1) {
      const startedAt = performance.now()
      try {
        await db.runAs(
          { role: 'service_role', claims: '{}' },
          { text: 'insert into ledger values ($1)', values: [`${name}-${n}`] },
        )
        written.push(`${name}-${n}`)
      } catch (error) {
        failures.push({ error, tookMs: performance.now() - startedAt })
        await sleep(5)
      }
    }
  })()
  return {
    written,
    failures,
    async stop() {
      isStopped = true
      await done
    },
  }
}

describe('Postgres goes away while the server writes', () => {
  let folder: Awaited<ReturnType<typeof makeTempFolder>>
  let opened: OpenDatabase
  beforeAll(async () => {
    folder = await makeTempFolder()
    opened = await openDatabase({ DATA_DIR: folder.path }, createLog('silent'))
    await opened.db.script(`create role service_role bypassrls; create table public.ledger (id text primary key);
      grant all on public.ledger to service_role`)
  })
  afterAll(async () => {
    await opened.close()
    await folder[Symbol.asyncDispose]()
  })

  it.each(['SIGKILL', 'SIGINT', 'SIGQUIT'] as const)(
    'by %s: requests fail at once as unavailable, the database comes back, no acknowledged row is lost',
    async (signal) => {
      const writers = [0, 1, 2, 3].map((n) => keepWriting(opened, `${signal}-${n}`))
      await sleep(150)
      const before = await readPostmasterPid(clusterFolder(folder.path))
      process.kill(before?.pid ?? 0, signal)
      await expect.poll(() => writers.every(({ failures }) => failures.length > 0), { timeout: 5_000 }).toBe(true)
      const isBack = async (): Promise<boolean> => {
        const now = await readPostmasterPid(clusterFolder(folder.path))
        return now !== undefined && now.isReady && now.pid !== before?.pid && isRunning(now.pid)
      }
      await expect.poll(isBack, { timeout: 15_000 }).toBe(true)
      const countWritten = (): number => writers.flatMap(({ written }) => written).length
      const writtenByThen = countWritten()
      await expect.poll(countWritten).toBeGreaterThan(writtenByThen)
      await Promise.all(writers.map((writer) => writer.stop()))

      const failures = writers.flatMap((writer) => writer.failures)
      expect(failures.filter(({ error }) => !(error instanceof DbUnavailable))).toEqual([])
      // Much sooner than the statement timeout.
      expect(Math.max(...failures.map(({ tookMs }) => tookMs))).toBeLessThan(10_000)
      const written = writers.flatMap((writer) => writer.written)
      const rows = await opened.db.query<{ id: string }>('select id from public.ledger')
      const kept = new Set(rows.map(({ id }) => id))
      expect(written.filter((id) => !kept.has(id))).toEqual([])
    },
  )

  it('receives notifications again afterwards', async () => {
    const heard: string[] = []
    await opened.db.listen('news', (payload) => heard.push(payload))
    process.kill((await readPostmasterPid(clusterFolder(folder.path)))?.pid ?? 0, 'SIGKILL')
    const notify = async (): Promise<readonly string[]> => {
      await opened.db.query(`select pg_notify('news', 'again')`).catch(() => undefined)
      return heard
    }
    await expect.poll(notify, { timeout: 10_000, interval: 100 }).toContain('again')
  })
})

describe('a server that is stopped', () => {
  it('leaves no Postgres behind, even when Postgres had died shortly before', async () => {
    await using folder = await makeTempFolder()
    for (const delayMs of [0, 60, 120, 200]) {
      const { close } = await openDatabase({ DATA_DIR: folder.path }, createLog('silent'))
      process.kill((await readPostmasterPid(clusterFolder(folder.path)))?.pid ?? 0, 'SIGKILL')
      await sleep(delayMs)
      await close()
      await sleep(50)
      const left = await readPostmasterPid(clusterFolder(folder.path))
      expect([delayMs, left !== undefined && isRunning(left.pid)]).toEqual([delayMs, false])
    }
  })
})
