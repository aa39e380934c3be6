-- A plan that staff gave to a traveller, until a day, with the reason. Nothing is paid, so it is no subscription.
create table public.given_plans (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  plan text not null check (plan in ('globetrotter', 'jetsetter')),
  ends_at timestamptz not null,
  reason text not null check (char_length(btrim(reason)) between 3 and 500),
  given_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  check (ends_at >= created_at)
);
comment on table public.given_plans is 'Plans given by staff. The server only.';
create index given_plans_user on public.given_plans (user_id, ends_at desc);
create index given_plans_given_by on public.given_plans (given_by);

alter table public.given_plans enable row level security;
revoke all on public.given_plans from anon, authenticated;
create policy "the server only" on public.given_plans for all to service_role using (true) with check (true);

-- The same rules as domain/src/subscription.
create or replace function private.has_unlimited_usage(_user_id uuid) returns boolean
  language sql stable security definer set search_path = '' as
$$
  select
    exists (select from public.trials t where t.user_id = _user_id and pg_catalog.now() < t.ends_at)
    or exists (select from public.given_plans g where g.user_id = _user_id and pg_catalog.now() < g.ends_at)
    or exists (select from public.subscriptions s
      where (s.user_id = _user_id or (s.plan = 'nomad-squad'
        and s.user_id = (select owner_id from public.squad_seats where member_id = _user_id)))
      and ((s.status = 'past_due' and pg_catalog.now() < s.grace_until)
        or (s.status = 'active' and (s.period_end is null or pg_catalog.now() < s.period_end
          + (case when s.cancels_at_end then interval '0' else interval '1 day' end)))))
    or exists (select from auth.users u where u.id = _user_id
      and lower(u.email) in (select email from private.unlimited_emails))
$$;
