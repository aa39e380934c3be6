import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Db } from './db.ts'

type SqlFile = { readonly name: string; readonly sql: string }

/** Brings the database up to date: what hosted Supabase has from the start, then our own migrations in order. */
export async function migrate(db: Db, databaseDir: string): Promise<void> {
  await bootstrap(db, await readSqlFiles(join(databaseDir, 'bootstrap')))
  await applyMigrations(db, await readSqlFiles(join(databaseDir, 'supabase/migrations')))
}

async function readSqlFiles(folder: string): Promise<readonly SqlFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(join(folder, name), 'utf8') })))
}

/** Bootstrap files may run any number of times; they run again when their text changes. */
async function bootstrap(db: Db, files: readonly SqlFile[]): Promise<void> {
  await db.script(`create schema if not exists server;
    create table if not exists server.bootstrap_files (name text primary key, hash text not null)`)
  const done = await db.query<{ name: string; hash: string }>('select name, hash from server.bootstrap_files')
  for (const { name, sql } of files) {
    const hash = createHash('sha256').update(sql).digest('hex')
    if (done.some((file) => file.name === name && file.hash === hash)) continue
    await db.script(`begin; ${sql}; commit`)
    await db.query(
      'insert into server.bootstrap_files values ($1, $2) on conflict (name) do update set hash = excluded.hash',
      [name, hash],
    )
  }
}

/** The table and columns are those of the official Supabase CLI, so either tool can go on where the other stopped. */
async function applyMigrations(db: Db, files: readonly SqlFile[]): Promise<void> {
  await db.script(`create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations
      (version text not null primary key, statements text[], name text)`)
  const rows = await db.query<{ version: string }>('select version from supabase_migrations.schema_migrations')
  const done = new Set(rows.map((row) => row.version))
  for (const { name, sql } of files) {
    const [, version = '', title = ''] = /^(\d+)_(.+)\.sql$/.exec(name) ?? []
    if (done.has(version)) continue
    await db.script(`begin; ${sql}; commit`)
    await db.query('insert into supabase_migrations.schema_migrations values ($1, $2, $3)', [version, [sql], title])
  }
}
