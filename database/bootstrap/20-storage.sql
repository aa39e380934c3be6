-- Files with the same tables, columns and functions as hosted Supabase Storage, because policies refer to them.

do $$
begin
  if to_regtype('storage.buckettype') is null then
    create type storage.buckettype as enum ('STANDARD', 'ANALYTICS', 'VECTOR');
  end if;
end $$;

create table if not exists storage.buckets (
  id text primary key,
  name text not null,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  public boolean default false,
  avif_autodetection boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  owner_id text,
  type storage.buckettype not null default 'STANDARD'
);
create unique index if not exists bname on storage.buckets (name);

create table if not exists storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text constraint "objects_bucketId_fkey" references storage.buckets (id),
  name text,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  last_accessed_at timestamptz default now(),
  metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  version text,
  owner_id text,
  user_metadata jsonb
);
create unique index if not exists bucketid_objname on storage.objects (bucket_id, name);
create index if not exists idx_objects_bucket_id_name on storage.objects (bucket_id, name collate "C");
create index if not exists objects_version on storage.objects (version);

alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;

create or replace function storage.foldername(name text) returns text[] language sql immutable
  set search_path = '' as
$$ select trim_array(string_to_array(name, '/'), least(1, coalesce(cardinality(string_to_array(name, '/')), 0))) $$;

create or replace function storage.filename(name text) returns text language sql immutable
  set search_path = '' as
$$ select split_part(name, '/', -1) $$;

create or replace function storage.extension(name text) returns text language sql immutable
  set search_path = '' as
$$ select split_part(split_part(name, '/', -1), '.', -1) $$;

-- One level of a folder: sub-folders (without an id) and files, their names relative to the prefix. `levels` is unused;
-- it stays because hosted Supabase has it.
create or replace function storage.search(
  prefix text,
  bucketname text,
  limits integer default 100,
  levels integer default 1,
  offsets integer default 0,
  search text default '',
  sortcolumn text default 'name',
  sortorder text default 'asc'
)
returns table (
  name text,
  id uuid,
  updated_at timestamptz,
  created_at timestamptz,
  last_accessed_at timestamptz,
  metadata jsonb
)
language plpgsql stable
set search_path = ''
as $$
declare
  wanted constant text := coalesce(prefix, '') || coalesce(search, '');
  pattern constant text := replace(replace(replace(lower(wanted), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  column_name constant text := case
    when sortcolumn in ('updated_at', 'created_at', 'last_accessed_at') then sortcolumn else 'name' end;
  direction constant text := case lower(sortorder) when 'desc' then 'desc' else 'asc' end;
  ordering constant text := case column_name
    when 'name' then format('lower(e.name) collate "C" %1$s, e.name collate "C" %1$s', direction)
    else format('(e.id is not null), e.%1$I %2$s, e.name collate "C" %2$s', column_name, direction) end;
begin
  return query execute format($query$
    with found as (
      select o.*, substr(o.name, length($1) + 1) as relative, strpos(substr(o.name, length($2) + 1), '/') as slash
      from storage.objects o
      where o.bucket_id = $3 and lower(o.name) like $4
    ), entries as (
      select f.relative as name, f.id, f.updated_at, f.created_at, f.last_accessed_at, f.metadata
      from found f where f.slash = 0
      union all
      select distinct left(f.relative, length($2) - length($1) + f.slash - 1), null::uuid,
        null::timestamptz, null::timestamptz, null::timestamptz, null::jsonb
      from found f where f.slash > 0
    )
    select * from entries e order by %s limit $5 offset $6
  $query$, ordering)
  using coalesce(prefix, ''), wanted, bucketname, pattern, least(coalesce(limits, 100), 1500), coalesce(offsets, 0);
end $$;

grant execute on all functions in schema storage to anon, authenticated, service_role;

create or replace function storage.touch_updated_at() returns trigger language plpgsql
  set search_path = '' as
$$ begin new.updated_at = now(); return new; end $$;

create or replace trigger update_objects_updated_at before update on storage.objects
  for each row execute function storage.touch_updated_at();

-- Files that no object row refers to: uploads in progress, and files of replaced or deleted rows. A trigger maintains
-- it in the same transaction as the row, so that a crash at any moment leaves neither a row without a file nor a file
-- that is never deleted.
create table if not exists server.unclaimed_files (
  version text primary key,
  due_at timestamptz not null
);
create index if not exists unclaimed_files_due on server.unclaimed_files (due_at);

create or replace function server.track_object_files() returns trigger language plpgsql
  security definer set search_path = '' as
$$
begin
  if tg_op <> 'DELETE' and new.version is not null then
    delete from server.unclaimed_files where version = new.version;
  end if;
  if tg_op <> 'INSERT' and old.version is not null and (tg_op = 'DELETE' or old.version is distinct from new.version) then
    insert into server.unclaimed_files values (old.version, now())
      on conflict (version) do update set due_at = excluded.due_at;
  end if;
  return null;
end $$;

create or replace trigger track_object_files after insert or delete or update of version on storage.objects
  for each row execute function server.track_object_files();

-- Rows that did not come through an upload may contain any metadata, or none.
create or replace function server.file_bytes(metadata jsonb) returns bigint language sql immutable
  set search_path = '' as
$$ select case jsonb_typeof(metadata -> 'size') when 'number' then (metadata ->> 'size')::numeric::bigint else 0 end $$;

-- The size of an object for the quota: its bytes, its metadata, and a kilobyte of overhead. A million empty files would
-- otherwise be free.
create or replace function server.object_bytes(metadata jsonb, user_metadata jsonb) returns bigint language sql immutable
  set search_path = '' as
$$
  select greatest(server.file_bytes(metadata), 0) + coalesce(octet_length(nullif(user_metadata, '{}')::text), 0) + 1000
$$;

-- The bytes of each account. The server passes the limit with each write (objects/account-quota.ts); changes by SQL are
-- counted but never refused. The account's row stays locked until the write is done, so that concurrent uploads cannot
-- exceed the quota together; accounts are locked in one order, to avoid deadlocks.
create or replace function server.count_account_bytes() returns trigger language plpgsql
  security definer set search_path = '' as
$$
declare
  quota constant bigint := nullif(current_setting('storage.account_quota', true), '');
  gained constant text := 'select owner_id, server.object_bytes(metadata, user_metadata) as bytes from rows_after';
  lost constant text := 'select owner_id, -server.object_bytes(metadata, user_metadata) from rows_before';
  change record;
  kept bigint;
begin
  for change in execute format(
    'select owner_id, sum(bytes)::bigint as bytes from (%s) as moved(owner_id, bytes)
     where owner_id is not null group by owner_id having sum(bytes) <> 0 order by owner_id',
    case tg_op when 'INSERT' then gained when 'DELETE' then lost else gained || ' union all ' || lost end)
  loop
    insert into server.account_bytes as account (owner_id, bytes) values (change.owner_id, change.bytes)
      on conflict (owner_id) do update set bytes = account.bytes + excluded.bytes
      returning account.bytes into kept;
    if change.bytes > 0 and kept > quota then
      raise exception 'the account has no room left' using errcode = 'QUOTA';
    end if;
  end loop;
  return null;
end $$;

-- In one transaction, and the triggers first, so that no write escapes the initial count. Counted again whenever this
-- file runs, because the counting rule may have changed.
do $$
begin
  if to_regclass('server.account_bytes') is null then
    create table server.account_bytes (owner_id text primary key, bytes bigint not null);
    create trigger count_inserted_bytes after insert on storage.objects
      referencing new table as rows_after for each statement execute function server.count_account_bytes();
    create trigger count_updated_bytes after update on storage.objects
      referencing new table as rows_after old table as rows_before
      for each statement execute function server.count_account_bytes();
    create trigger count_deleted_bytes after delete on storage.objects
      referencing old table as rows_before for each statement execute function server.count_account_bytes();
  end if;
  lock table storage.objects in share row exclusive mode;
  delete from server.account_bytes;
  insert into server.account_bytes
    select owner_id, sum(server.object_bytes(metadata, user_metadata))
    from storage.objects where owner_id is not null group by owner_id;
end $$;

-- Signs links to files. Separate from the keys of access tokens, so that a link can never pass as a session, nor the
-- reverse.
create table if not exists server.storage_signing_secret (
  is_only_row boolean primary key default true check (is_only_row),
  secret text not null
);
insert into server.storage_signing_secret (secret)
  values (encode(extensions.gen_random_bytes(32), 'hex')) on conflict do nothing;
