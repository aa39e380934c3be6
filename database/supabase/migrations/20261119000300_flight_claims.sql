-- A traveller's claims against airlines: what was asked, how far it is, when to look again.
create type public.claim_state as enum ('drafted', 'sent', 'answered', 'refused', 'escalated', 'paid');

create table public.flight_claims (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- The route in the traveller's words, as "LIS to JFK".
  title text not null check (char_length(btrim(title)) between 1 and 200),
  -- The answer it came from: a page of this site, with the question in its address.
  path text not null check (char_length(path) <= 1000 and path ~ '^/flight-compensation(\?|$)'),
  law text not null check (law in ('EU261', 'UK261', 'APPR', 'SHY', 'ANAC400', 'US-DOT', 'MC99')),
  -- Minor units of the currency; null where the law gives a share or proven losses.
  amount_minor bigint check (amount_minor between 0 and 100000000),
  currency text check (currency ~ '^[A-Z]{3}$'),
  flight_date date check (flight_date between '2000-01-01' and '2100-01-01'),
  state public.claim_state not null default 'drafted',
  -- The day on which the traveller wants to hear of it again.
  remind_on date check (remind_on between '2000-01-01' and '2100-01-01'),
  note text check (char_length(note) <= 4000),
  -- Rises with every change; see private.keep_revision.
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((amount_minor is null) = (currency is null))
);
comment on table public.flight_claims is 'One row per claim. The traveller may change state, remind_on and note.';
create index flight_claims_of_user on public.flight_claims (user_id, created_at desc);
create index flight_claims_remind_on on public.flight_claims (remind_on) where remind_on is not null;

alter table public.flight_claims enable row level security;
revoke all on public.flight_claims from anon, authenticated;
grant select, delete,
  insert (id, user_id, title, path, law, amount_minor, currency, flight_date, state, remind_on, note),
  update (state, remind_on, note)
  on public.flight_claims to authenticated;

create policy "own" on public.flight_claims for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "the server" on public.flight_claims for all to service_role using (true) with check (true);

create trigger keep_revision before update on public.flight_claims for each row execute function private.keep_revision();
create trigger touch_updated_at before update on public.flight_claims for each row
  execute function private.touch_updated_at();

-- No plan limits claims by the day, so an account has an end to them.
create function private.bound_claims() returns trigger language plpgsql security definer set search_path = '' as
$$
declare
  most_claims constant integer := 200;
  owner_id uuid;
begin
  for owner_id in select distinct user_id from added loop
    -- One batch of an account at a time: counted side by side, each would be the last that fits.
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('claims of ' || owner_id, 0));
    if (select count(*) from public.flight_claims where user_id = owner_id) > most_claims then
      raise exception 'an account keeps at most % claims; remove one first', most_claims
        using errcode = 'program_limit_exceeded';
    end if;
  end loop;
  return null;
end
$$;
create trigger bound_claims after insert on public.flight_claims referencing new table as added
  for each statement execute function private.bound_claims();
