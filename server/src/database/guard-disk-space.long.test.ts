import { describe, expect, it } from 'vitest'

import { makeTempFolder } from '../../test/temp-folder.ts'
import { createLog } from '../logging/log.ts'
import { guardDiskSpace } from './guard-disk-space.ts'
import { rememberEngine, openDatabase } from './open-database.ts'

const MORE_THAN_ANY_DISK_HAS = Number.MAX_SAFE_INTEGER

describe.each(['postgres', 'pglite'] as const)('a disk that is nearly full, with %s', (engine) => {
  // The limit is only an upper bound: PGlite's first start may take most of a minute.
  it('can be read but not written, until there is space again', { timeout: 180_000 }, async () => {
    await using folder = await makeTempFolder()
    await rememberEngine(folder.path, engine)
    const complaints: string[] = []
    const log = { ...createLog('silent'), error: (_: object, message: string) => void complaints.push(message) }
    const opened = await openDatabase({ DATA_DIR: folder.path }, createLog('silent'))
    const { db } = opened
    await db.script('create table public.kept (n int); insert into public.kept values (1)')
    const full = await guardDiskSpace(db, folder.path, log, MORE_THAN_ANY_DISK_HAS)
    full.stop()
    const insert = (): Promise<unknown> => db.query('insert into public.kept values (2) returning n')
    await expect.poll(() => insert().catch((error: unknown) => error)).toMatchObject({ reason: 'read-only' })
    expect(complaints).toEqual([expect.stringContaining('nearly full')])
    expect(await db.query('select n from public.kept limit 1')).toEqual([{ n: 1 }])

    const afterRestart = await guardDiskSpace(db, folder.path, log, MORE_THAN_ANY_DISK_HAS)
    afterRestart.stop()
    expect(complaints).toHaveLength(2)

    const free = await guardDiskSpace(db, folder.path, log, 0)
    free.stop()
    await expect.poll(insert).toEqual([{ n: 2 }])
    await opened.close()
  })
})
