-- "Write to Rui if I have not checked in by ten." Contacts and timers. The server makes both, because each can send a
-- mail to somebody who has no account; the traveller reads, checks in and deletes.

create table public.safety_contacts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  email text not null check (char_length(email) <= 320),
  -- asked: a mail was sent, and nobody has answered.
  state text not null default 'asked' check (state in ('asked', 'accepted', 'refused')),
  -- SHA-256 of the token in the contact's link, in hex.
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  answered_at timestamptz
);
comment on table public.safety_contacts is 'Who is written to when a traveller does not check in. Made by the server.';
create unique index safety_contacts_of_user on public.safety_contacts (user_id, private.mailbox_key(email));

create table public.check_ins (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  contact_id uuid not null references public.safety_contacts (id) on delete cascade,
  due_at timestamptz not null,
  time_zone text not null default 'UTC' check (char_length(time_zone) <= 60),
  -- Sent to a contact who has accepted, to nobody else: otherwise anybody could send any text to any address.
  note text not null default '' check (char_length(note) <= 300),
  created_at timestamptz not null default now(),
  -- Written by the traveller, once; the time is the server's.
  checked_in_at timestamptz,
  -- A server that takes the alarm writes this first, and `alarmed_at` when the mail is on its way. One that died in
  -- between has left a row that the next run takes again.
  alarm_taken_at timestamptz,
  alarmed_at timestamptz,
  all_clear_at timestamptz,
  -- Explicit, for this timer only.
  shares_position boolean not null default false,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  accuracy_m double precision check (accuracy_m between 0 and 10000000),
  -- The last position only: no trail is kept.
  positioned_at timestamptz,
  -- Of the link in the alarm mail.
  link_hash text unique check (link_hash ~ '^[0-9a-f]{64}$'),
  link_expires_at timestamptz,
  check (shares_position or latitude is null),
  check ((latitude is null) = (longitude is null))
);
comment on table public.check_ins is 'Timers. One of an account runs at a time.';
create unique index check_ins_running on public.check_ins (user_id) where checked_in_at is null and alarmed_at is null;
create index check_ins_of_user on public.check_ins (user_id, created_at desc);
create index check_ins_of_contact on public.check_ins (contact_id);
create index check_ins_due on public.check_ins (due_at) where checked_in_at is null and alarmed_at is null;

-- Addresses that want no such mail from anybody, as SHA-256 of the mailbox.
create table private.safety_refusals (
  mailbox_hash text primary key,
  refused_at timestamptz not null default now()
);
alter table private.safety_refusals enable row level security;

alter table public.safety_contacts enable row level security;
alter table public.check_ins enable row level security;
revoke all on public.safety_contacts, public.check_ins from anon, authenticated;
grant select (id, user_id, name, email, state, created_at, answered_at), delete on public.safety_contacts to authenticated;
grant select (id, user_id, contact_id, due_at, time_zone, note, created_at, checked_in_at, alarmed_at, shares_position,
  latitude, longitude, accuracy_m, positioned_at, link_expires_at), delete, update (checked_in_at)
  on public.check_ins to authenticated;

create policy "own" on public.safety_contacts for select to authenticated using (user_id = (select auth.uid()));
create policy "own, to delete" on public.safety_contacts for delete to authenticated
  using (user_id = (select auth.uid()));
create policy "own" on public.check_ins for select to authenticated using (user_id = (select auth.uid()));
create policy "own, to check in" on public.check_ins for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "own, to delete" on public.check_ins for delete to authenticated using (user_id = (select auth.uid()));
create policy "the server" on public.safety_contacts for all to service_role using (true) with check (true);
create policy "the server" on public.check_ins for all to service_role using (true) with check (true);

-- A check-in is written once, by the clock of the server, and ends the sharing of the position.
create function private.keep_check_in() returns trigger language plpgsql security definer set search_path = '' as
$$
begin
  if new.checked_in_at is distinct from old.checked_in_at then
    new.checked_in_at := coalesce(old.checked_in_at, case when new.checked_in_at is not null then pg_catalog.now() end);
  end if;
  if new.checked_in_at is not null and old.checked_in_at is null then
    new.latitude := null;
    new.longitude := null;
    new.accuracy_m := null;
    new.positioned_at := null;
    new.shares_position := false;
  end if;
  return new;
end
$$;
create trigger keep_check_in before update on public.check_ins for each row execute function private.keep_check_in();
