import { isFileKey } from './files/file-store.ts'
import type { StorageDeps } from './storage-deps.ts'

const BATCH = 500

/**
 * Deletes files that no object row refers to (replaced, removed, or never finished). Runs after each such change and,
 * for files left by a crash, as a job.
 */
export async function sweepOrphanFiles({ db, files }: Pick<StorageDeps, 'db' | 'files'>): Promise<number> {
  let swept = 0
  for (;;) {
    const rows = await db.query<{ version: string }>(
      `select version from server.unclaimed_files unclaimed
       where due_at <= now() and not exists (select from storage.objects o where o.version = unclaimed.version)
       limit ${BATCH}`,
    )
    if (rows.length === 0) return swept
    const versions = rows.map((row) => row.version)
    await files.delete(versions.filter(isFileKey))
    await db.query('delete from server.unclaimed_files where version = any($1::text[])', [versions])
    swept += rows.length
  }
}

/** The change itself is committed; the next sweep finds a file that could not be deleted now. */
export async function sweepAfterChange(deps: Pick<StorageDeps, 'db' | 'files' | 'log'>): Promise<void> {
  await sweepOrphanFiles(deps).catch((error: unknown) => {
    deps.log.warn({ error }, 'Old files could not be deleted yet')
  })
}

/** Records a file before it is written: if the server dies before its row exists, the sweep finds the file tomorrow. */
export async function announceFile({ db }: Pick<StorageDeps, 'db'>, version: string): Promise<void> {
  await db.query(`insert into server.unclaimed_files values ($1, now() + interval '1 day')`, [version])
}

/** The upload failed: its file, if any, is deleted at the next sweep. */
export async function dropAnnouncedFile(
  deps: Pick<StorageDeps, 'db' | 'files' | 'log'>,
  version: string,
): Promise<void> {
  const dropped = deps.db.query('update server.unclaimed_files set due_at = now() where version = $1', [version])
  await dropped.catch(() => [])
  await sweepAfterChange(deps)
}
