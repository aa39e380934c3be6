-- Trips. Every save is a new version that names the ones it was made from, so that nothing a traveller wrote on one
-- device is ever overwritten from another: two saves from the same version stand side by side as two heads until a
-- device has merged them. A save is one insert, which an outbox may repeat.
create table public.trips (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  title text not null,
  first_date date,
  last_date date,
  day_count integer not null,
  -- The versions that no other one was made from; the newest last.
  heads uuid[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.trips is 'One row per trip, kept by the trigger of trip_versions. The traveller may delete it.';
create index trips_user on public.trips (user_id, updated_at desc);

create table public.trip_versions (
  id uuid primary key,
  -- Deferred, because the trip of a first version is made after it.
  trip_id uuid not null references public.trips (id) on delete cascade deferrable initially deferred,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  parents uuid[] not null default '{}' check (cardinality(parents) <= 20),
  -- The trip as domain/src/trip knows it.
  trip jsonb not null check (jsonb_typeof(trip) = 'object' and octet_length(trip::text) <= 300000
    and trip ->> 'id' = trip_id::text and jsonb_typeof(trip -> 'days') = 'array'
    and jsonb_array_length(trip -> 'days') between 1 and 60 and char_length(trip ->> 'title') <= 300
    and not jsonb_path_exists(trip, 'strict $.days[*] ? (@.stops.size() > 40)', '{}', true)
    and jsonb_array_length(jsonb_path_query_array(trip, '$.days[*].stops[*]')) <= 600),
  made_by text not null default 'edit' check (made_by in ('plan', 'edit', 'merge', 'restore', 'import')),
  created_at timestamptz not null default now()
);
-- Stored as it is, so that its size is known without reading it and counts in full.
alter table public.trip_versions alter column trip set storage external;
comment on table public.trip_versions is 'What a trip was at a moment. Written once, never changed.';
create index trip_versions_trip on public.trip_versions (trip_id, created_at desc);
create index trip_versions_user on public.trip_versions (user_id);

create table public.trip_shares (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null references public.trips (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- SHA-256 of the link's token, in hex. The token itself is shown once and kept nowhere.
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  with_notes boolean not null default false,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
comment on table public.trip_shares is 'Links to read a trip by. Made by the server; deleting one ends the link.';
create index trip_shares_trip on public.trip_shares (trip_id);
create index trip_shares_user on public.trip_shares (user_id);

alter table public.trips enable row level security;
alter table public.trip_versions enable row level security;
alter table public.trip_shares enable row level security;
revoke all on public.trips, public.trip_versions, public.trip_shares from anon, authenticated;
grant select, delete on public.trips to authenticated;
grant select, insert (id, trip_id, user_id, parents, trip, made_by) on public.trip_versions to authenticated;
grant select (id, trip_id, user_id, with_notes, expires_at, created_at), delete on public.trip_shares to authenticated;

create policy "own" on public.trips for select to authenticated using (user_id = (select auth.uid()));
create policy "own, to delete" on public.trips for delete to authenticated using (user_id = (select auth.uid()));
create policy "own" on public.trip_versions for select to authenticated using (user_id = (select auth.uid()));
create policy "own, to add" on public.trip_versions for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "own" on public.trip_shares for select to authenticated using (user_id = (select auth.uid()));
create policy "own, to end" on public.trip_shares for delete to authenticated using (user_id = (select auth.uid()));
create policy "the server" on public.trips for all to service_role using (true) with check (true);
create policy "the server" on public.trip_versions for all to service_role using (true) with check (true);
create policy "the server" on public.trip_shares for all to service_role using (true) with check (true);

create function private.trip_date(_trip jsonb, _index integer) returns date language plpgsql immutable set search_path = '' as
$$
begin
  return (_trip -> 'days' -> _index ->> 'date')::date;
exception when others then
  return null;
end
$$;

-- The first version makes its trip; each later one takes the place of those it was made from. After the insert, so that
-- a version that was here already changes nothing, whoever sends it again. As the owner, because nobody else writes
-- trips; a trip of somebody else is refused as one that cannot be seen.
create function private.note_version() returns trigger language plpgsql security definer set search_path = '' as
$$
declare
  most_trips constant integer := 500;
  -- As many as one version can be made from, so that one merge is enough. Older ones stay among the versions.
  most_heads constant integer := 20;
  owner_id uuid;
  standing uuid[];
begin
  -- One save of an account at a time: counted side by side, both would be the last that fits.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('trips of ' || new.user_id, 0));
  insert into public.trips (id, user_id, title, first_date, last_date, day_count)
  values (new.trip_id, new.user_id, '', null, null, 1)
  on conflict (id) do nothing;
  if found and (select count(*) from public.trips where user_id = new.user_id) > most_trips then
    raise exception 'an account keeps at most % trips; delete one first', most_trips
      using errcode = 'program_limit_exceeded';
  end if;
  select user_id, array(select head from pg_catalog.unnest(heads) as head where head <> all (new.parents)) || new.id
    into owner_id, standing from public.trips where id = new.trip_id for update;
  if owner_id is distinct from new.user_id then
    raise exception 'the trip is of another account' using errcode = 'insufficient_privilege';
  end if;
  update public.trips set
    title = coalesce(new.trip ->> 'title', ''),
    first_date = private.trip_date(new.trip, 0),
    last_date = private.trip_date(new.trip, -1),
    day_count = pg_catalog.jsonb_array_length(new.trip -> 'days'),
    heads = standing[greatest(1, pg_catalog.cardinality(standing) - most_heads + 1):],
    updated_at = pg_catalog.now()
  where id = new.trip_id;
  return null;
end
$$;
create trigger note_version after insert on public.trip_versions for each row execute function private.note_version();

-- What the trips of one account may take together.
create function private.most_trip_bytes() returns bigint language sql immutable set search_path = '' as
$$ select 50000000::bigint $$;

-- Sixty saves back is far enough, and so is what an account can hold: its oldest saves go first. What two heads may have
-- in common is kept with them. Sizes cost no reading of the trips.
create function private.forget_old_versions() returns trigger language plpgsql security definer set search_path = '' as
$$
declare
  most_versions constant integer := 60;
  most_bytes constant bigint := private.most_trip_bytes();
begin
  delete from public.trip_versions as past using public.trips as trip
  where past.trip_id = new.trip_id and trip.id = new.trip_id and past.id <> all (trip.heads) and past.id in (
    select each.id from public.trip_versions as each where each.trip_id = new.trip_id
    order by each.created_at desc, each.id offset most_versions);
  delete from public.trip_versions as past using public.trips as trip, (
    select each.id, sum(pg_catalog.pg_column_size(each.trip)) over (order by each.created_at desc, each.id) as bytes
    from public.trip_versions as each where each.user_id = new.user_id) as kept
  where past.id = kept.id and kept.bytes > most_bytes and trip.id = past.trip_id and past.id <> all (trip.heads);
  if (select sum(pg_catalog.pg_column_size(trip)) from public.trip_versions where user_id = new.user_id) > most_bytes then
    raise exception 'the trips of this account are too large together; delete one first'
      using errcode = 'program_limit_exceeded';
  end if;
  return null;
end
$$;
-- After note_version: triggers run in the order of their names.
create trigger then_forget_old_versions after insert on public.trip_versions for each row
  execute function private.forget_old_versions();
