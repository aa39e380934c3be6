/** Rules for every object, now and later; read from the catalogue. */
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { freshPostgresDatabase } from '../../server/test/test-database.ts'

let client: pg.Client
beforeAll(async () => {
  client = new pg.Client(await freshPostgresDatabase())
  await client.connect()
})
afterAll(() => client.end())

const OURS = `n.nspname !~ '^(pg_|information_schema)'
  and not exists (select from pg_depend d where d.objid = o.oid and d.deptype = 'e')`
const API_ROLES = `(values ('anon'), ('authenticated')) as r(name)`

it.each([
  [
    'every table that an API role can touch has row level security',
    `select o.oid::regclass::text as fault from pg_class o join pg_namespace n on n.oid = o.relnamespace
      where ${OURS} and o.relkind in ('r', 'p') and not o.relrowsecurity and exists (select from ${API_ROLES}
        where has_schema_privilege(r.name, n.oid, 'usage')
          and (has_table_privilege(r.name, o.oid, 'select, insert, update, delete, truncate')
            or has_any_column_privilege(r.name, o.oid, 'select, insert, update')))`,
  ],
  [
    'every table of the public schema has row level security and a policy',
    `select o.oid::regclass::text as fault from pg_class o join pg_namespace n on n.oid = o.relnamespace
      where n.nspname = 'public' and o.relkind in ('r', 'p')
        and not (o.relrowsecurity and exists (select from pg_policy p where p.polrelid = o.oid))`,
  ],
  [
    'no API role can truncate a table, which row level security does not stop',
    `select o.oid::regclass::text as fault from pg_class o join pg_namespace n on n.oid = o.relnamespace, ${API_ROLES}
      where n.nspname = 'public' and o.relkind in ('r', 'p') and has_table_privilege(r.name, o.oid, 'truncate')`,
  ],
  [
    'every function that runs with its owner’s rights has a fixed search path',
    `select o.oid::regprocedure::text as fault from pg_proc o join pg_namespace n on n.oid = o.pronamespace
      where ${OURS} and o.prosecdef and not exists (
        select from unnest(o.proconfig) as setting where setting like 'search_path=%')`,
  ],
  [
    'every view looks with the rights of the one who asks',
    `select o.oid::regclass::text as fault from pg_class o join pg_namespace n on n.oid = o.relnamespace
      where ${OURS} and o.relkind = 'v' and not coalesce(o.reloptions::text ~ 'security_invoker=(true|on|1)', false)`,
  ],
  [
    'no API role may make objects or see what the server keeps for itself',
    `select n.nspname || ' ' || r.name as fault from pg_namespace n, (values ('anon'), ('authenticated'),
      ('service_role')) as r(name) where n.nspname !~ '^(pg_|information_schema)'
      and (has_schema_privilege(r.name, n.oid, 'create')
        or (n.nspname = 'server' and has_schema_privilege(r.name, n.oid, 'usage')))`,
  ],
  [
    'every reference to another table can be followed back by an index',
    `select c.conrelid::regclass::text || '.' || c.conname as fault from pg_constraint c
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
        select from pg_index i where i.indrelid = c.conrelid and (i.indkey::smallint[])[0] = c.conkey[1])`,
  ],
])('%s', async (_, sql) => {
  const { rows } = await client.query<{ fault: string }>(sql)
  expect(rows.map(({ fault }) => fault)).toEqual([])
})
