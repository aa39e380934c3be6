import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { resolve, join } from 'node:path'

import type { Settings } from '../config/settings.ts'
import type { Log } from '../logging/log.ts'
import { makeFolder } from '../make-folder.ts'
import type { Db } from './db.ts'
import { clusterFolder } from './embedded/cluster-folder.ts'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { guardDiskSpace } from './guard-disk-space.ts'
import { openExternal } from './open-external.ts'
import { openPglite, pgliteFolder } from './open-pglite.ts'
import type { OpenedDatabase } from './opened-database.ts'
import { createPostgresDb } from './postgres-db.ts'
import { takeLock, type ProcessLock } from './process-lock.ts'

export type { OpenedDatabase as OpenDatabase } from './opened-database.ts'

type Where = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>

/**
 * An external Postgres if one is configured, else the engine that DATA_DIR already has, else the best that starts here.
 */
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

/** The two engines cannot read each other's files, so the choice is made once per DATA_DIR and stored. */
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

type Engine = Db['engine']

const MARKER = 'database-engine'

/** Which engine wrote the data here; undefined for a new folder. */
export async function readEngine(dataDir: string): Promise<Engine | undefined> {
  const text = await readFile(join(dataDir, MARKER), 'utf8').catch(() => '')
  const name = text.trim()
  if (name === 'postgres' || name === 'pglite') return name
  if (name) throw new Error(`${join(dataDir, MARKER)} names an unknown database engine: ${name}`)
  // The marker is lost or was never written: the files show which engine wrote them.
  if (existsSync(join(pgliteFolder(dataDir), 'PG_VERSION'))) return 'pglite'
  return existsSync(join(clusterFolder(dataDir).data, 'PG_VERSION')) ? 'postgres' : undefined
}

export async function rememberEngine(dataDir: string, engine: Engine): Promise<void> {
  const file = join(dataDir, MARKER)
  await writeFile(`${file}.new`, `${engine}\n`)
  await rename(`${file}.new`, file)
}

async function openEmbedded(dataDir: string, log: Log): Promise<OpenedDatabase> {
  const postgres = await startEmbeddedPostgres(clusterFolder(dataDir), log)
  const onIdleError = (error: Error): void => log.warn({ reason: error.message }, 'A database connection was lost')
  const db = createPostgresDb(postgres.connection, { onIdleError })
  const close = async (): Promise<void> => {
    await db.close()
    await postgres.stop()
  }
  const guard = await guardDiskSpace(db, postgres.folder.root, log).catch(async (error: unknown) => {
    await close()
    throw error
  })
  return {
    db,
    description: `embedded Postgres in ${postgres.folder.data}`,
    async close() {
      guard.stop()
      await close()
    },
  }
}
