import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

import type { Log } from '../logging/log.ts'
import { guardDiskSpace } from './guard-disk-space.ts'
import type { OpenedDatabase } from './opened-database.ts'
import { createPgliteDb } from './pglite-db.ts'

export function pgliteFolder(dataDir: string): string {
  return join(dataDir, 'pglite')
}

/** PGlite does not lock its folder itself: two processes would silently lose writes. The caller holds the lock. */
export async function openPglite(dataDir: string, log: Log): Promise<OpenedDatabase> {
  const folder = pgliteFolder(dataDir)
  await mkdir(folder, { recursive: true })
  const db = await createPgliteDb({ dataDir: folder })
  const guard = await guardDiskSpace(db, folder, log)
  return {
    db,
    description: `PGlite in ${folder}`,
    async close() {
      guard.stop()
      await db.close()
    },
  }
}
