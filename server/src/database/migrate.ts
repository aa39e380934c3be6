import { join } from 'node:path'

import { bootstrap } from './bootstrap.ts'
import type { Db } from './db.ts'
import { createHistory, runOnce } from './run-once.ts'
import { readSqlFiles, type SqlFile } from './sql-files.ts'

/** A hosted project already has the rest, in its own version. */
const HOSTED_TOO = ['01-server.sql', '40-platform.sql']

/** Brings the database up to date: first the parts of hosted Supabase, then our own migrations in order. */
export async function migrate(db: Db, databaseDir: string, kind: 'own' | 'hosted' = 'own'): Promise<void> {
  const files = await readSqlFiles(join(databaseDir, 'bootstrap'))
  await bootstrap(db, kind === 'own' ? files : files.filter(({ name }) => HOSTED_TOO.includes(name)))
  await applyMigrations(db, await readSqlFiles(join(databaseDir, 'supabase/migrations')))
}

/**
 * The table and columns are those of the official Supabase CLI, so either tool can continue where the other stopped.
 */
const HISTORY = `create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (version text not null primary key);
  alter table supabase_migrations.schema_migrations add column if not exists statements text[];
  alter table supabase_migrations.schema_migrations add column if not exists name text`
const FIND = 'select from supabase_migrations.schema_migrations where version = $1'
const REMEMBER = 'insert into supabase_migrations.schema_migrations (version, statements, name) values ($1, $2, $3)'

async function applyMigrations(db: Db, files: readonly SqlFile[]): Promise<void> {
  const applied = await readHistory(db)
  for (const file of files) {
    const { version, title } = parseName(file.name)
    const text = applied.get(version)
    if (text !== undefined) {
      refuseChangedText(file, text)
      continue
    }
    await runOnce(db, {
      name: `migrations/${file.name}`,
      sql: file.sql,
      isDone: async (tx) => (await tx.query(FIND, [version])).length > 0,
      remember: async (tx) => void (await tx.query(REMEMBER, [version, [file.sql], title])),
    })
  }
}

/** Applied migrations by version; null where the history has no statements. */
async function readHistory(db: Db): Promise<ReadonlyMap<string, string | null>> {
  const [table] = await db.query<{ id: string | null }>(
    `select to_regclass('supabase_migrations.schema_migrations')::text as id`,
  )
  if (!table?.id) await createHistory(db, { schema: 'supabase_migrations', name: 'schema_migrations', sql: HISTORY })
  const rows = await db.query<{ version: string; text: string | null }>(
    `select version, array_to_string(statements, ';') as text from supabase_migrations.schema_migrations`,
  )
  return new Map(rows.map(({ version, text }) => [version, text]))
}

function parseName(name: string): { readonly version: string; readonly title: string } {
  const [, version, title] = /^(\d{14})_(\w+)\.sql$/.exec(name) ?? []
  if (!version || !title) throw new Error(`migrations/${name} must be called <14 digits>_<title>.sql`)
  return { version, title }
}

/** The CLI stores a file as a list of statements without their separators, so only the statements are compared. */
function refuseChangedText(file: SqlFile, applied: string | null): void {
  const essence = (sql: string): string => sql.replace(/[\s;]+/g, '')
  if (applied === null || essence(applied) === essence(file.sql)) return
  throw new Error(`migrations/${file.name} was changed after it had been applied here; put the change in a new file`)
}
