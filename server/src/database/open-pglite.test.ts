import { expect, it } from 'vitest'

import { makeTempFolder } from '../../test/temp-folder.ts'
import { createLog } from '../logging/log.ts'
import { openPglite } from './open-pglite.ts'

it('only reads while the disk is nearly full, because PGlite would not survive a full one', async () => {
  await using folder = await makeTempFolder()
  const complaints: string[] = []
  const log = { ...createLog('silent'), error: (_: object, message: string) => void complaints.push(message) }
  const { db, close } = await openPglite(folder.path, log, Number.MAX_SAFE_INTEGER)
  expect(await db.query('select 1 as one')).toEqual([{ one: 1 }])
  await expect(db.query('create table public.t (n int)')).rejects.toMatchObject({ reason: 'read-only' })
  expect(complaints).toEqual([expect.stringContaining('nearly full')])
  await close()
})
