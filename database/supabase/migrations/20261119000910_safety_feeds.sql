-- Public feeds of events and of government advice, kept so that pages never wait for another server and so that a feed
-- that fails is shown with the time of its last reading.
create table public.feed_readings (
  source text not null check (char_length(source) between 1 and 40),
  -- A page of a source that has several: a country, a slug. Empty for the source itself.
  part text not null default '' check (char_length(part) <= 120),
  tried_at timestamptz not null,
  -- The last answer that could be used, or that it had not changed.
  read_at timestamptz,
  -- For conditional requests (RFC 9110).
  etag text check (char_length(etag) <= 300),
  last_modified text check (char_length(last_modified) <= 100),
  -- Of the last attempt.
  problem text check (problem in ('unreachable', 'too-large', 'unreadable', 'other-shape', 'empty')),
  primary key (source, part)
);
comment on table public.feed_readings is 'When each public feed was last read. Written and read by the server only.';

create table public.feed_items (
  id text primary key check (char_length(id) between 1 and 200),
  source text not null,
  part text not null default '',
  kind text not null check (kind in
    ('advice', 'earthquake', 'cyclone', 'flood', 'drought', 'wildfire', 'volcano', 'weather', 'health')),
  -- In the words of the source.
  severity text not null check (char_length(severity) between 1 and 200),
  level smallint check (level between 1 and 4),
  regional_level smallint check (regional_level between 1 and 4),
  title text not null check (char_length(title) between 1 and 300),
  -- ISO 3166-1; empty at sea.
  countries text[] not null default '{}' check (cardinality(countries) <= 60),
  area text check (char_length(area) <= 300),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  -- West, south, east, north.
  bounds double precision[] check (cardinality(bounds) = 4),
  magnitude double precision,
  valid_from timestamptz,
  valid_to timestamptz,
  published_at timestamptz,
  link text not null check (char_length(link) <= 500 and link ~ '^https?://'),
  first_seen_at timestamptz not null,
  read_at timestamptz not null,
  changed_at timestamptz,
  changed_from text,
  changed_from_level smallint,
  check ((latitude is null) = (longitude is null))
);
comment on table public.feed_items is 'Events and advice as public feeds had them. Written and read by the server only.';
create index feed_items_source on public.feed_items (source, part);
create index feed_items_countries on public.feed_items using gin (countries);
create index feed_items_changed on public.feed_items (changed_at) where changed_at is not null;

alter table public.feed_readings enable row level security;
alter table public.feed_items enable row level security;
revoke all on public.feed_readings, public.feed_items from anon, authenticated;
create policy "the server only" on public.feed_readings for all to service_role using (true) with check (true);
create policy "the server only" on public.feed_items for all to service_role using (true) with check (true);
