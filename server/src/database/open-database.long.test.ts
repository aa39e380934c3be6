import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { writeUntilKilled } from '../../test/run-ledger.ts'
import { makeTempFolder } from '../../test/temp-folder.ts'
import { createLog, type Log } from '../logging/log.ts'
import { clusterFolder } from './embedded/cluster-folder.ts'
import { readEngine, rememberEngine, openDatabase } from './open-database.ts'

const LOG = createLog('silent')
/** The limit is only an upper bound: a first start of PGlite took most of a minute on a machine with two busy cores. */
const PATIENT = { timeout: 180_000 }

describe('openDatabase', () => {
  it('takes embedded Postgres for a new folder, also under a long path with spaces', async () => {
    await using folder = await makeTempFolder()
    const DATA_DIR = join(folder.path, 'a folder with spaces', 'and a very long name '.repeat(6).trim(), 'data')
    const first = await openDatabase({ DATA_DIR }, LOG)
    await first.db.script('create table public.kept (n int); insert into public.kept values (7)')
    await first.close()
    const second = await openDatabase({ DATA_DIR }, LOG)
    expect(await second.db.query('select n from public.kept')).toEqual([{ n: 7 }])
    expect(second.description).toBe(`embedded Postgres in ${join(DATA_DIR, 'postgres/data')}`)
    await second.close()
    await rm(clusterFolder(DATA_DIR).socket, { recursive: true, force: true })
  })

  it('listens on a socket only the owner can reach, and on no port', async () => {
    await using folder = await makeTempFolder()
    const { db, close } = await openDatabase({ DATA_DIR: folder.path }, LOG)
    const [row] = await db.query(`select current_setting('listen_addresses') as hosts,
      current_setting('unix_socket_permissions') as mode, current_setting('fsync') as fsync,
      current_setting('synchronous_commit') as commit`)
    await close()
    expect(row).toEqual({ hosts: '', mode: '0700', fsync: 'on', commit: 'on' })
  })

  it('falls back to PGlite and says why in one line; the next start uses it again', PATIENT, async () => {
    await using folder = await makeTempFolder()
    // A file in place of the Postgres folder, so Postgres cannot start.
    await writeFile(join(folder.path, 'postgres'), '')
    const warnings: string[] = []
    const log: Log = { ...LOG, warn: (_, message) => warnings.push(message) }
    const first = await openDatabase({ DATA_DIR: folder.path }, log)
    await first.db.script('create table public.kept (n int); insert into public.kept values (7)')
    await first.close()
    expect(warnings).toEqual([
      expect.stringMatching(/^Embedded Postgres cannot run here, using PGlite instead: [^\n]+$/),
    ])

    await rm(join(folder.path, 'postgres'))
    const second = await openDatabase({ DATA_DIR: folder.path }, LOG)
    expect(second.db.engine).toBe('pglite')
    expect(await second.db.query('select n from public.kept')).toEqual([{ n: 7 }])
    await second.close()
  })

  it('starts over only when PGlite was killed while it created its folder', PATIENT, async () => {
    await using folder = await makeTempFolder()
    const DATA_DIR = folder.path
    await rememberEngine(DATA_DIR, 'pglite')
    await mkdir(join(DATA_DIR, 'pglite'))
    await writeFile(join(DATA_DIR, 'pglite/PG_VERSION'), '18\n')
    await expect(openDatabase({ DATA_DIR }, LOG)).rejects.toThrow()
    expect(existsSync(join(DATA_DIR, 'pglite/PG_VERSION'))).toBe(true)

    await writeFile(join(DATA_DIR, 'pglite.unfinished'), '')
    const first = await openDatabase({ DATA_DIR }, LOG)
    await first.db.script('create table public.kept (n int); insert into public.kept values (7)')
    await first.close()
    const second = await openDatabase({ DATA_DIR }, LOG)
    expect(await second.db.query('select n from public.kept')).toEqual([{ n: 7 }])
    await second.close()
  })

  it('never switches away from data that Postgres wrote', async () => {
    await using folder = await makeTempFolder()
    await rememberEngine(folder.path, 'postgres')
    await writeFile(join(folder.path, 'postgres'), '')
    await expect(openDatabase({ DATA_DIR: folder.path }, LOG)).rejects.toThrow()
    expect(existsSync(join(folder.path, 'pglite'))).toBe(false)
  })

  it.each([
    ['postgres/data', 'postgres'],
    ['pglite', 'pglite'],
  ])('knows the engine by its files in %s when the marker is lost', async (path, engine) => {
    await using folder = await makeTempFolder()
    await mkdir(join(folder.path, path), { recursive: true })
    await writeFile(join(folder.path, path, 'PG_VERSION'), '18')
    expect(await readEngine(folder.path)).toBe(engine)
  })

  it('says in one line that the folder cannot be written to', async () => {
    await using folder = await makeTempFolder()
    await writeFile(join(folder.path, 'file'), '')
    const DATA_DIR = join(folder.path, 'file/data')
    await expect(openDatabase({ DATA_DIR }, LOG)).rejects.toThrow(
      `DATA_DIR: this user cannot write to ${DATA_DIR} (ENOTDIR)`,
    )
  })

  it('says in one line when no folder can be created, instead of retrying for ever', async () => {
    await expect(openDatabase({ DATA_DIR: '/proc/sojourn/data' }, LOG)).rejects.toThrow(
      /^DATA_DIR: this user cannot write to \/proc\/sojourn\/data \(E[A-Z]+\)$/,
    )
  })

  it('refuses data of another major version', async () => {
    await using folder = await makeTempFolder()
    await mkdir(join(folder.path, 'postgres/data'), { recursive: true })
    await writeFile(join(folder.path, 'postgres/data/PG_VERSION'), '17\n')
    const opening = openDatabase({ DATA_DIR: folder.path }, LOG)
    await expect(opening).rejects.toThrow('was written by Postgres 17; this server runs 18')
  })
})

describe.each(['postgres', 'pglite'] as const)('a second server on one folder with %s', (engine) => {
  it('is refused in one line, and the first goes on', PATIENT, async () => {
    await using folder = await makeTempFolder()
    await rememberEngine(folder.path, engine)
    const first = await openDatabase({ DATA_DIR: folder.path }, LOG)
    await expect(openDatabase({ DATA_DIR: folder.path }, LOG)).rejects.toThrow(
      `${folder.path} is in use by another server (process ${process.pid}). Stop it first, or set DATA_DIR to another folder.`,
    )
    await expect(writeUntilKilled(folder.path, 10)).rejects.toThrow('is in use by another server')
    expect(await first.db.query('select 1 as one')).toEqual([{ one: 1 }])
    await first.close()
    expect(existsSync(join(folder.path, 'server.lock'))).toBe(false)
  })
})
