-- Who travels on somebody's Nomad Squad plan: one row per seat that was offered. The payer's own seat needs none.
create table public.squad_seats (
  -- Stands in the link of the mail. It opens nothing by itself: only the mailbox that was invited can take the seat.
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references auth.users (id) on delete cascade,
  email text not null check (char_length(email) between 3 and 320),
  member_id uuid unique references auth.users (id) on delete cascade,
  invited_at timestamptz not null default now(),
  joined_at timestamptz,
  check ((member_id is null) = (joined_at is null)),
  check (member_id <> owner_id)
);
comment on table public.squad_seats is 'Seats of a Nomad Squad, offered and taken. Written by the server only.';
-- One seat per mailbox, however its address is spelled.
create unique index squad_seats_mailbox on public.squad_seats (owner_id, private.mailbox_key(email));
create index squad_seats_invited_at on public.squad_seats (invited_at) where member_id is null;

alter table public.squad_seats enable row level security;
revoke all on public.squad_seats from anon, authenticated;
grant select on public.squad_seats to authenticated;
create policy "seats of one's own squad, and one's own seat" on public.squad_seats for select to authenticated
  using (owner_id = (select auth.uid()) or member_id = (select auth.uid()));
create policy "the server" on public.squad_seats for all to service_role using (true) with check (true);

-- Who has no daily limits: whoever pays, travels with a squad, tries, or runs the place. The same rules as
-- domain/src/subscription.
create or replace function private.has_unlimited_usage(_user_id uuid) returns boolean
  language sql stable security definer set search_path = '' as
$$
  select
    exists (select from public.trials t where t.user_id = _user_id and pg_catalog.now() < t.ends_at)
    or exists (select from public.subscriptions s
      where (s.user_id = _user_id or (s.plan = 'nomad-squad'
        and s.user_id = (select owner_id from public.squad_seats where member_id = _user_id)))
      and ((s.status = 'past_due' and pg_catalog.now() < s.grace_until)
        or (s.status = 'active' and (s.period_end is null or pg_catalog.now() < s.period_end
          + (case when s.cancels_at_end then interval '0' else interval '1 day' end)))))
    or exists (select from auth.users u where u.id = _user_id
      and lower(u.email) in (select email from private.unlimited_emails))
$$;
