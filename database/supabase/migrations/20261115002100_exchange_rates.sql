-- What money was worth on a day, kept so that the world is asked a few times a day and not at every question.
create table public.exchange_rates (
  day date primary key,
  -- ISO 4217 code to units for one dollar of the United States.
  per_dollar jsonb not null check (jsonb_typeof(per_dollar) = 'object' and pg_column_size(per_dollar) <= 20000),
  fetched_at timestamptz not null
);
comment on table public.exchange_rates is 'Reference rates by day. Written and read by the server only.';

alter table public.exchange_rates enable row level security;
revoke all on public.exchange_rates from anon, authenticated;
create policy "the server only" on public.exchange_rates for all to service_role using (true) with check (true);
