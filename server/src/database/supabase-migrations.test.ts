/** Migrations as people write them for hosted Supabase, on both engines. */
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { makeTempFolder } from '../../test/temp-folder.ts'
import { DATABASE_DIR, ENGINES, openTestDatabase } from '../../test/test-database.ts'
import type { Db } from './db.ts'
import { migrate } from './migrate.ts'

const EXTENSIONS = `
create extension if not exists "uuid-ossp";
create extension if not exists "uuid-ossp" with schema extensions;
create extension if not exists pgcrypto with schema "extensions";
create extension if not exists citext with schema extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;
create extension if not exists moddatetime schema extensions;
create extension if not exists hstore schema extensions;
create extension if not exists btree_gist schema extensions;

create table public.todos (
  id uuid primary key default uuid_generate_v4(),
  other uuid not null default extensions.uuid_generate_v4(),
  named uuid not null default uuid_generate_v5(uuid_ns_url(), 'https://example.com'),
  title citext not null,
  updated_at timestamptz not null default now()
);
create index todos_title on public.todos using gin (title gin_trgm_ops);
create trigger handle_updated_at before update on public.todos
  for each row execute procedure moddatetime (updated_at);
alter table public.todos enable row level security;
create policy "everybody reads" on public.todos for select to anon using (true);
insert into public.todos (title) values ('Pack'), ('Book');

create function public.is_password_right(attempt text) returns boolean language plpgsql as $$
declare
  stored text := crypt('letmein', gen_salt('bf', 4));
begin
  return crypt(attempt, stored) = stored;
end $$;
create function public.fingerprint(words text) returns text language sql as
$$ select encode(digest(words, 'sha256'), 'hex') $$;
`

const AUTH_HOOK = `
create table public.member_roles (user_id uuid references auth.users on delete cascade, role text not null);
create or replace function public.custom_access_token_hook(event jsonb) returns jsonb language plpgsql stable as $$
begin
  return event;
end $$;
grant usage on schema public to supabase_auth_admin;
grant execute on function public.custom_access_token_hook to supabase_auth_admin;
revoke execute on function public.custom_access_token_hook from authenticated, anon, public;
grant all on table public.member_roles to supabase_auth_admin;
revoke all on table public.member_roles from authenticated, anon, public;
alter table public.member_roles enable row level security;
create policy "Allow auth admin to read roles" on public.member_roles
  as permissive for select to supabase_auth_admin using (true);
`

const DUMP = `
grant usage on schema public to postgres, anon, authenticated, service_role;
grant all on table public.todos to postgres, anon, authenticated, service_role, dashboard_user;
alter table public.todos owner to postgres;
alter default privileges for role postgres in schema public grant all on tables to postgres, service_role;
alter default privileges for role supabase_admin in schema public grant all on functions to postgres, anon;
grant select on storage.objects to supabase_storage_admin;
grant usage on schema realtime to supabase_realtime_admin;
grant select on public.todos to supabase_read_only_user, supabase_replication_admin, supabase_functions_admin, pgbouncer;
alter role authenticator set pgrst.db_aggregates_enabled = 'false';
notify pgrst, 'reload config';
`

const MADE_FOR_MIGRATIONS = [
  'dashboard_user',
  'pgbouncer',
  'supabase_admin',
  'supabase_auth_admin',
  'supabase_etl_admin',
  'supabase_functions_admin',
  'supabase_read_only_user',
  'supabase_realtime_admin',
  'supabase_replication_admin',
  'supabase_storage_admin',
]

/** The limit is only an upper bound: a first start of PGlite can take long on a busy machine. */
const PATIENT = { timeout: 180_000 }

describe.each(ENGINES)('migrations written for hosted Supabase, on %s', PATIENT, (engine) => {
  let db: Db
  const asAnon = (text: string) => db.runAs({ role: 'anon', claims: '{"role":"anon"}' }, { text })
  beforeAll(async () => {
    db = await openTestDatabase(engine)
    await using folder = await makeTempFolder()
    await cp(DATABASE_DIR, folder.path, { recursive: true })
    const files = { extensions: EXTENSIONS, auth_hook: AUTH_HOOK, dump: DUMP }
    for (const [i, [title, sql]] of Object.entries(files).entries())
      await writeFile(join(folder.path, `supabase/migrations/2099010100000${i}_${title}.sql`), sql)
    await migrate(db, folder.path)
  }, PATIENT.timeout)
  afterAll(() => db.close())

  it('find uuid-ossp and pgcrypto without asking for a schema', async () => {
    const rows = await asAnon(
      `select id::text ~ '^[0-9a-f]{8}-[0-9a-f]{4}-4' as random, id <> other as different, named::text as named
       from public.todos where title = 'pack'`,
    )
    expect(rows).toEqual([{ random: true, different: true, named: '4fd35a71-71ef-5a55-a9d9-aa75c889a6d0' }])
  })

  it('may use them in functions that any role calls', async () => {
    const [row] = await asAnon(
      `select is_password_right('letmein') as right, is_password_right('guess') as wrong, fingerprint('abc') as digest`,
    )
    expect(row).toEqual({
      right: true,
      wrong: false,
      digest: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    })
  })

  it('find both extensions enabled before they ask for them, in the schema they expect', async () => {
    const fresh = await openTestDatabase(engine)
    const rows = await fresh.query(
      `select e.extname as name, n.nspname as schema from pg_extension e join pg_namespace n on n.oid = e.extnamespace
       where e.extname in ('uuid-ossp', 'pgcrypto') order by e.extname`,
    )
    await fresh.close()
    expect(rows).toEqual([
      { name: 'pgcrypto', schema: 'extensions' },
      { name: 'uuid-ossp', schema: 'extensions' },
    ])
  })

  it('find roles that grant nothing and that no role can assume', async () => {
    const rows = await db.query(
      `select rolname as name from pg_roles
       where rolname = any ($1::text[]) and not (rolcanlogin or rolsuper or rolbypassrls or rolcreaterole or rolcreatedb
         or rolreplication)
         and not pg_has_role('authenticator', oid, 'member') and not pg_has_role('anon', oid, 'member')
         and not pg_has_role('authenticated', oid, 'member')
       order by rolname collate "C"`,
      [MADE_FOR_MIGRATIONS],
    )
    expect(rows.map(({ name }) => name)).toEqual(MADE_FOR_MIGRATIONS)
    expect(await db.query(`select has_table_privilege('supabase_auth_admin', 'auth.users', 'select') as may`)).toEqual([
      { may: false },
    ])
  })
})
