import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

import type { Log } from '../logging/log.ts'
import { watchFreeSpace } from './free-space.ts'
import type { OpenDatabase } from './open-database.ts'
import { createPgliteDb } from './pglite-db.ts'

export function pgliteFolder(dataDir: string): string {
  return join(dataDir, 'pglite')
}

/** PGlite does not lock its folder itself: two processes would silently lose writes. The caller holds the lock. */
export async function openPglite(dataDir: string, log: Log, lowBytes?: number): Promise<OpenDatabase> {
  const folder = pgliteFolder(dataDir)
  await mkdir(folder, { recursive: true })
  const db = await createPgliteDb({ dataDir: folder })
  // PGlite does not survive a full disk: it stops answering for good, and this process with it.
  const space = watchFreeSpace(
    folder,
    async (isLow) => {
      await db.script(`set default_transaction_read_only = ${isLow ? 'on' : 'off'}`)
      if (isLow) log.error({ folder }, 'The disk is nearly full: the database only reads until there is space again')
      else log.info({ folder }, 'There is disk space again: the database writes')
    },
    lowBytes,
  )
  await space.look()
  return {
    db,
    description: `PGlite in ${folder}`,
    async close() {
      space.stop()
      await db.close()
    },
  }
}
