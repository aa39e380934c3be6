-- The roles and functions of a new hosted Supabase project. Runs on our own server only, and again whenever this file
-- changes.

do $$
declare
  wanted record;
  membership record;
begin
  for wanted in
    select * from (values
      ('anon', 'nologin noinherit'),
      ('authenticated', 'nologin noinherit'),
      ('service_role', 'nologin noinherit bypassrls'),
      ('authenticator', 'nologin noinherit')
    ) as r(name, options)
  loop
    if not exists (select from pg_roles where rolname = wanted.name) then
      execute format('create role %I %s', wanted.name, wanted.options);
    end if;
  end loop;
  -- The server's own role can switch to each of them for a transaction.
  for membership in
    select granted, member from (values
      ('anon', current_user), ('authenticated', current_user), ('service_role', current_user),
      ('anon', 'authenticator'), ('authenticated', 'authenticator'), ('service_role', 'authenticator')
    ) as m(granted, member)
    -- Since version 16 the creator of a role is a member without the right to switch to it.
    where not pg_has_role(member, granted,
      case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end)
  loop
    execute format('grant %I to %I', membership.granted, membership.member);
  end loop;
exception when insufficient_privilege then
  raise exception 'the database user "%" may not set up the roles of the API: %', current_user, sqlerrm
    using hint = 'Let an administrator run database/bootstrap/00-roles.sql once and grant anon, authenticated and '
      || 'service_role to this user, or give the user CREATEROLE and BYPASSRLS.';
end $$;

create schema if not exists extensions;
create schema if not exists auth;
create schema if not exists storage;
create schema if not exists realtime;

create extension if not exists pgcrypto with schema extensions;

grant usage on schema public, extensions, auth, storage, realtime to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant execute on functions to anon, authenticated, service_role;

-- Without a `set search_path`, so that Postgres can inline them into policies: 44 us a row becomes 12.
create or replace function auth.jwt() returns jsonb language sql stable as
$$ select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb $$;

create or replace function auth.uid() returns uuid language sql stable as
$$ select nullif(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub', '')::uuid $$;

create or replace function auth.role() returns text language sql stable as
$$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role' $$;

create or replace function auth.email() returns text language sql stable as
$$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email' $$;

grant execute on function auth.jwt(), auth.uid(), auth.role(), auth.email() to anon, authenticated, service_role;
