import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Log } from '../logging/log.ts'
import type { Db } from './db.ts'
import { guardDiskSpace } from './guard-disk-space.ts'
import type { OpenedDatabase } from './opened-database.ts'
import { createPgliteDb } from './pglite-db.ts'

export function pgliteFolder(dataDir: string): string {
  return join(dataDir, 'pglite')
}

/** PGlite does not lock its folder: two processes would silently lose writes. The caller holds the lock. */
export async function openPglite(dataDir: string, log: Log): Promise<OpenedDatabase> {
  const folder = pgliteFolder(dataDir)
  const db = await openFolder(folder)
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

/**
 * PGlite takes a folder for a database as soon as its first files exist. If it is killed while creating the rest, it
 * can never start again. So a marker beside the folder records the creation, and an interrupted one starts over.
 */
async function openFolder(folder: string): Promise<Db> {
  const unfinished = `${folder}.unfinished`
  if (existsSync(unfinished)) await rm(folder, { recursive: true, force: true })
  else if (existsSync(join(folder, 'PG_VERSION'))) return createPgliteDb({ dataDir: folder })
  await writeFile(unfinished, '')
  await mkdir(folder, { recursive: true })
  const db = await createPgliteDb({ dataDir: folder })
  await rm(unfinished)
  return db
}
