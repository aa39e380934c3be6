import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { migrate } from '../src/database/migrate.ts'
import { createPgliteDb } from '../src/database/pglite-db.ts'
import { readSqlFiles } from '../src/database/sql-files.ts'

const CACHE = join(import.meta.dirname, '../../.cache/pglite')

/** A migrated PGlite, compressed. Created once per schema, because that takes several seconds. */
export async function loadPgliteTemplate(databaseDir: string): Promise<Blob> {
  const file = join(CACHE, `${await fingerprint(databaseDir)}.tar.gz`)
  const known = await readFile(file).catch(() => undefined)
  if (known) return new Blob([known])
  const db = await createPgliteDb({ dataDir: 'memory://' })
  await migrate(db, databaseDir)
  if (db.native.engine !== 'pglite') throw new Error('not PGlite')
  const template = await db.native.lite.dumpDataDir('gzip')
  await db.close()
  await mkdir(CACHE, { recursive: true })
  await writeFile(`${file}.${process.pid}`, Buffer.from(await template.arrayBuffer()))
  await rename(`${file}.${process.pid}`, file)
  return template
}

async function fingerprint(databaseDir: string): Promise<string> {
  const { dependencies } = JSON.parse(await readFile(join(import.meta.dirname, '../package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const hash = createHash('sha256').update(String(dependencies['@electric-sql/pglite']))
  for (const folder of ['bootstrap', 'supabase/migrations']) {
    for (const file of await readSqlFiles(join(databaseDir, folder))) hash.update(file.name).update(file.hash)
  }
  return hash.digest('hex').slice(0, 16)
}
