import type { Db } from './db.ts'
import { createHistory, runOnce } from './run-once.ts'
import type { SqlFile } from './sql-files.ts'

const HISTORY = `create schema if not exists server;
  create table if not exists server.bootstrap_files (name text primary key, hash text not null)`

/** These files create what a hosted project already has and owns, so they must not run there. */
const HOSTED_HAS = new Set([
  '00-roles.sql',
  '02-supabase-defaults.sql',
  '10-auth.sql',
  '20-storage.sql',
  '30-realtime.sql',
])

/** Bootstrap files may run any number of times; they run again when their text changes. */
export async function bootstrap(db: Db, files: readonly SqlFile[]): Promise<void> {
  const { isHosted, isKnown } = await inspect(db)
  if (!isKnown) await createHistory(db, { schema: 'server', name: 'bootstrap_files', sql: HISTORY })
  const done = await db.query<{ name: string; hash: string }>('select name, hash from server.bootstrap_files')
  const hashes = new Map(done.map(({ name, hash }) => [name, hash]))
  for (const { name, sql, hash } of files) {
    if (hashes.get(name) === hash || (isHosted && HOSTED_HAS.has(name))) continue
    await runOnce(db, {
      name: `bootstrap/${name}`,
      sql,
      isDone: async (tx) =>
        (await tx.query('select from server.bootstrap_files where name = $1 and hash = $2', [name, hash])).length > 0,
      remember: async (tx) => {
        await tx.query(
          `insert into server.bootstrap_files values ($1, $2) on conflict (name) do update set hash = excluded.hash`,
          [name, hash],
        )
      },
    })
  }
}

async function inspect(db: Db): Promise<{ readonly isHosted: boolean; readonly isKnown: boolean }> {
  const [row] = await db.query<{ hosted: boolean; known: boolean }>(
    `select to_regclass('server.bootstrap_files') is not null as known,
      exists (select from pg_namespace n join pg_roles r on r.oid = n.nspowner
        where n.nspname = 'auth' and r.rolname in ('supabase_admin', 'supabase_auth_admin')) as hosted`,
  )
  return { isHosted: row?.hosted ?? false, isKnown: row?.known ?? false }
}
