-- Seven days of everything, once for a mailbox and once for a device.
create table public.trials (
  user_id uuid primary key references auth.users (id) on delete cascade,
  started_at timestamptz not null,
  -- The same as started_at where there was none to give.
  ends_at timestamptz not null,
  refused_because text check (refused_because in ('mailbox', 'device')),
  -- Set by the link in every mail about the trial.
  mails_stopped_at timestamptz,
  check (ends_at >= started_at)
);
comment on table public.trials is 'The trial of an account. Written by triggers and by the server only.';

-- What has had its trial, whatever became of the account. Only hashes: a deleted account leaves no address behind.
create table public.used_trials (
  kind text not null check (kind in ('mailbox', 'device')),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  used_at timestamptz not null default now(),
  primary key (kind, hash)
);
comment on table public.used_trials is 'Mailboxes and devices that have had their trial. The server only.';

-- Each mail once, whoever runs the job and however often.
create table public.trial_mails (
  user_id uuid not null references auth.users (id) on delete cascade,
  mail text not null check (mail in ('day-0', 'day-3', 'day-6', 'ended')),
  sent_at timestamptz not null default now(),
  primary key (user_id, mail)
);
comment on table public.trial_mails is 'Which mails about the trial went out. The server only.';

alter table public.trials enable row level security;
alter table public.used_trials enable row level security;
alter table public.trial_mails enable row level security;
revoke all on public.trials, public.used_trials, public.trial_mails from anon, authenticated;
grant select on public.trials to authenticated;
create policy "own trial, or all of them for staff" on public.trials for select to authenticated
  using (user_id = (select auth.uid()) or (select private.caller_has_role('owner', 'admin', 'support')));
create policy "the server" on public.trials for all to service_role using (true) with check (true);
create policy "the server only" on public.used_trials for all to service_role using (true) with check (true);
create policy "the server only" on public.trial_mails for all to service_role using (true) with check (true);

-- One key per mailbox: what follows a plus goes to the same one, Google ignores dots, and look-alike letters are folded.
create function private.mailbox_key(_email text) returns text language sql immutable set search_path = '' as
$$
  select case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    else name || '@' || domain end
  from (select
      pg_catalog.regexp_replace(pg_catalog.regexp_replace(folded, '@[^@]*$', ''), '\+.*$', '') as name,
      pg_catalog.regexp_replace(folded, '^.*@', '') as domain
    from (select pg_catalog.lower(pg_catalog.normalize(_email, 'NFKC')) as folded) as f) as parts
$$;

create function private.trial_hash(_text text) returns text language sql immutable set search_path = '' as
$$ select pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to('trial:' || _text, 'UTF8')), 'hex') $$;

-- Only a device that the server has stored: a made-up number must not use up the trial of whoever has it. That it was
-- stored from the address of the sign-up, which no trigger sees, is checked by the server when somebody signs up.
create function private.device_of(_metadata jsonb) returns text language sql stable set search_path = '' as
$$
  select fingerprint_hash from public.device_fingerprints
  where fingerprint_hash = pg_catalog.lower(_metadata ->> 'device_fingerprint')
$$;

-- Why this account gets no trial, or null.
create function private.trial_refusal(_email text, _metadata jsonb) returns text
  language sql stable set search_path = '' as
$$
  select case
    when exists (select from public.used_trials
      where kind = 'mailbox' and hash = private.trial_hash(private.mailbox_key(_email))) then 'mailbox'
    when exists (select from public.used_trials
      where kind = 'device' and hash = private.trial_hash(private.device_of(_metadata))) then 'device'
  end
$$;

create function private.note_used_trial(_email text, _metadata jsonb) returns void
  language sql set search_path = '' as
$$
  insert into public.used_trials (kind, hash)
  select kind, private.trial_hash(key)
  from (values ('mailbox', private.mailbox_key(_email)), ('device', private.device_of(_metadata))) as used (kind, key)
  where key is not null
  on conflict do nothing
$$;

-- The trial begins with the sign-up. It is used up when the mailbox is confirmed, because anybody can write down
-- somebody else's address; and it then begins with the sign-up that was confirmed, which may not be the first.
create function private.start_trial() returns trigger language plpgsql security definer set search_path = '' as
$$
declare
  began timestamptz := greatest(new.created_at, new.confirmation_sent_at, '-infinity');
  refused text;
begin
  if new.email is null then return null; end if;
  if not pg_catalog.isfinite(began) then began := pg_catalog.now(); end if;
  if tg_op = 'UPDATE' and (old.email_confirmed_at is not null or new.email_confirmed_at is null) then return null; end if;
  -- Two spellings of one mailbox confirmed at the same moment: one of them waits, and then sees the other.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('trial:' || private.mailbox_key(new.email)));
  refused := private.trial_refusal(new.email, new.raw_user_meta_data);
  insert into public.trials as kept (user_id, started_at, ends_at, refused_because)
  values (new.id, began, case when refused is null then began + interval '168 hours' else began end, refused)
  on conflict (user_id) do update
    set started_at = excluded.started_at, ends_at = excluded.ends_at, refused_because = excluded.refused_because;
  if new.email_confirmed_at is not null then
    perform private.note_used_trial(new.email, new.raw_user_meta_data);
  end if;
  return null;
end
$$;
create trigger start_trial after insert or update of email_confirmed_at on auth.users for each row
  execute function private.start_trial();

insert into public.trials (user_id, started_at, ends_at)
select id, created_at, created_at + interval '168 hours' from auth.users where email is not null and created_at is not null
on conflict do nothing;
select private.note_used_trial(email, raw_user_meta_data) from auth.users
where email is not null and email_confirmed_at is not null;
