-- Names that migrations for hosted Supabase expect: its roles, its extensions, its search path. The roles have no
-- rights: nobody can log in as one, switch to one through the API, or read anything with it until a migration grants it
-- something.

do $$
declare
  wanted text;
begin
  foreach wanted in array array[
    'supabase_admin', 'supabase_auth_admin', 'supabase_storage_admin', 'supabase_realtime_admin',
    'supabase_functions_admin', 'supabase_replication_admin', 'supabase_read_only_user', 'supabase_etl_admin',
    'dashboard_user', 'pgbouncer', 'postgres'
  ]
  loop
    if not exists (select from pg_roles where rolname = wanted) then
      begin
        execute format('create role %I nologin noinherit', wanted);
      exception
        -- Roles belong to the whole cluster, and another database may be set up at the same moment.
        when duplicate_object or unique_violation then null;
        when insufficient_privilege then
          raise warning 'the role "%" could not be made: migrations that name it will fail', wanted;
      end;
    end if;
  end loop;
end $$;

do $$
begin
  create extension if not exists "uuid-ossp" with schema extensions;
exception when undefined_file or feature_not_supported or insufficient_privilege then
  raise warning 'the extension uuid-ossp is not available here: %', sqlerrm;
end $$;

-- For sessions of other programs, such as psql and the Supabase CLI.
do $$
begin
  execute format('alter role %I in database %I set search_path to "$user", public, extensions',
    current_user, current_database());
exception when insufficient_privilege then
  raise warning 'the search path of "%" could not be set: %', current_user, sqlerrm;
end $$;
