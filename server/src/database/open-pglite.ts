import { join } from 'node:path'

import type { OpenDatabase } from './open-database.ts'
import { createPgliteDb } from './pglite-db.ts'

export function pgliteFolder(dataDir: string): string {
  return join(dataDir, 'pglite')
}

/** PGlite does not lock its folder itself: two processes would silently lose writes. The caller holds the lock. */
export async function openPglite(dataDir: string): Promise<OpenDatabase> {
  const folder = pgliteFolder(dataDir)
  const db = await createPgliteDb({ dataDir: folder })
  return { db, description: `PGlite in ${folder}`, close: () => db.close() }
}
