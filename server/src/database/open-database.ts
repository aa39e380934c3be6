import { resolve } from 'node:path'

import type { Settings } from '../config/settings.ts'
import type { Log } from '../logging/log.ts'
import { makeFolder } from '../make-folder.ts'
import { readEngine, rememberEngine } from './engine-marker.ts'
import { openEmbedded } from './open-embedded.ts'
import { openExternal } from './open-external.ts'
import { openPglite } from './open-pglite.ts'
import type { OpenedDatabase } from './opened-database.ts'
import { takeLock, type ProcessLock } from './process-lock.ts'

export type { OpenedDatabase as OpenDatabase } from './opened-database.ts'

type Where = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>

/** An external Postgres if one is named, else the engine that DATA_DIR already has, else the best that starts here. */
export async function openDatabase(where: Where, log: Log): Promise<OpenedDatabase> {
  if (where.DATABASE_URL) return openExternal(where.DATABASE_URL, log)
  const dataDir = resolve(where.DATA_DIR)
  const lock = await lockFolder(dataDir)
  try {
    const opened = await openLocal(dataDir, log)
    return {
      ...opened,
      close: async () => {
        await opened.close()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

async function lockFolder(dataDir: string): Promise<ProcessLock> {
  try {
    await makeFolder(dataDir)
    return await takeLock(dataDir)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (!/^E[A-Z]+$/.test(code)) throw error
    throw new Error(`DATA_DIR: this user cannot write to ${dataDir} (${code})`, { cause: error })
  }
}

/** The two engines cannot read each other's files, so the choice is made once per DATA_DIR and then remembered. */
async function openLocal(dataDir: string, log: Log): Promise<OpenedDatabase> {
  const engine = await readEngine(dataDir)
  if (engine === 'pglite') return openPglite(dataDir, log)
  if (engine === 'postgres') return openEmbedded(dataDir, log)
  const opened = await openEmbedded(dataDir, log).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    log.warn({ reason }, `Embedded Postgres cannot run here, using PGlite instead: ${reason}`)
    return openPglite(dataDir, log)
  })
  await rememberEngine(dataDir, opened.db.engine)
  return opened
}
