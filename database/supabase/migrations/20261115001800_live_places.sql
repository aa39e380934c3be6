-- What a map server answered about a city, kept so that it is asked rarely.
create table public.live_places (
  -- Of GeoNames.
  city_id bigint primary key,
  places jsonb not null check (jsonb_typeof(places) = 'array' and pg_column_size(places) <= 2000000),
  fetched_at timestamptz not null
);
comment on table public.live_places is 'Places of a city as OpenStreetMap and Wikidata had them. Written and read by the server only.';

alter table public.live_places enable row level security;
revoke all on public.live_places from anon, authenticated;
create policy "the server only" on public.live_places for all to service_role using (true) with check (true);
