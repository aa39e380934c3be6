-- What travellers keep. Written by themselves under row level security; counted by the database, so that no way in
-- passes the limit.
create table public.saved_items (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  item_type text not null check (
    item_type in ('place', 'restaurant', 'hotel', 'flight', 'car', 'itinerary', 'article', 'answer')),
  title text not null check (char_length(btrim(title)) between 1 and 300),
  description text check (char_length(description) <= 4000),
  image_url text check (char_length(image_url) <= 2048 and image_url ~ '^(https://|/)'),
  item_data jsonb not null default '{}' check (
    jsonb_typeof(item_data) = 'object' and octet_length(item_data::text) <= 20000),
  item_id text not null check (char_length(item_id) between 1 and 500),
  -- In the traveller's own words.
  collection text check (char_length(btrim(collection)) between 1 and 80),
  note text check (char_length(note) <= 4000),
  -- Rises with every change; see private.keep_revision.
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, item_type, item_id)
);
comment on table public.saved_items is 'One row per account and thing. The traveller may change collection and note.';

alter table public.saved_items enable row level security;
revoke all on public.saved_items from anon, authenticated;
grant select, delete,
  insert (user_id, item_type, title, description, image_url, item_data, item_id, collection, note),
  update (collection, note)
  on public.saved_items to authenticated;

create policy "own" on public.saved_items for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "the server" on public.saved_items for all to service_role using (true) with check (true);

-- A change made on an old copy (If-Match names the revision it was made on) is refused with the newer row, rather than
-- written over it: a note typed offline and another one typed elsewhere must both survive.
create function private.keep_revision() returns trigger language plpgsql set search_path = '' as
$$
declare
  wanted text := btrim(nullif(current_setting('request.headers', true), '')::json ->> 'if-match', '" ');
begin
  if wanted is not null and wanted not in ('*', old.revision::text) then
    raise sqlstate 'PT412' using message = 'This was changed elsewhere in the meantime',
      detail = pg_catalog.to_jsonb(old)::text;
  end if;
  new.revision := old.revision + 1;
  return new;
end
$$;
create trigger keep_revision before update on public.saved_items for each row execute function private.keep_revision();
create trigger touch_updated_at before update on public.saved_items for each row
  execute function private.touch_updated_at();

-- After the insert: a row that was there already is none, and is not counted. 403 and not 429, because no later try of
-- the same minute fares better, and what waits behind it in an outbox must not wait until midnight.
create function private.count_save() returns trigger language plpgsql security definer set search_path = '' as
$$
declare
  allowed integer := private.daily_limit(new.user_id, 'saved_items');
begin
  if public.consume_usage(new.user_id, 'saved_items', allowed) is null then
    raise sqlstate 'PT403' using message = 'You have used everything that the free plan allows today',
      hint = 'usage_limit_reached',
      detail = pg_catalog.json_build_object('limit', allowed, 'resetsAt',
        to_char(private.next_reset() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))::text;
  end if;
  return null;
end
$$;
create trigger count_save after insert on public.saved_items for each row execute function private.count_save();
