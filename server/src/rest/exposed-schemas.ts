import type { Db } from '../database/db.ts'

const DEFAULT_SCHEMAS = ['public']
/** What Postgres, Supabase and this server keep for themselves. */
const INTERNAL = ['information_schema', 'extensions', 'auth', 'storage', 'realtime', 'server', 'pgboss']

/** `public`; for the official client suites also every other schema that anonymous callers may use. */
export async function exposedSchemas(db: Pick<Db, 'query'>, isCompat: boolean): Promise<readonly string[]> {
  if (!isCompat) return DEFAULT_SCHEMAS
  const rows = await db.query<{ name: string }>(
    `select nspname as name from pg_namespace
     where nspname !~ '^pg_' and nspname <> all ($1::text[]) and has_schema_privilege('anon', oid, 'usage')
     order by nspname`,
    [INTERNAL],
  )
  return [...new Set([...DEFAULT_SCHEMAS, ...rows.map(({ name }) => name)])]
}
