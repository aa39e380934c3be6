-- What the product has to tell one traveller. Written by the server and by triggers; read, marked and removed by its owner.
create type public.notification_kind as enum ('trip', 'safety', 'plan', 'account', 'news');

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind public.notification_kind not null,
  title text not null check (char_length(title) between 1 and 200),
  body text not null default '' check (char_length(body) <= 1000),
  -- A path of this site: a notification never leads elsewhere.
  link text check (char_length(link) <= 500 and link ~ '^/([^/\\]|$)'),
  -- What it is about: the same thing is told once.
  about text check (char_length(about) <= 200),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  unique (user_id, about)
);
comment on table public.notifications is 'One row per message to one traveller.';
create index notifications_newest on public.notifications (user_id, created_at desc);
create index notifications_created_at on public.notifications (created_at);

alter table public.notifications enable row level security;
revoke all on public.notifications from anon, authenticated;
grant select, delete, update (read_at) on public.notifications to authenticated;
create policy "own notifications" on public.notifications for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

alter publication supabase_realtime add table public.notifications;

create table public.notification_preferences (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind public.notification_kind not null,
  in_app boolean not null default true,
  by_mail boolean not null default false,
  updated_at timestamptz not null default now(),
  primary key (user_id, kind),
  -- What happens to the account is always told here.
  check (in_app or kind <> 'account')
);
comment on table public.notification_preferences is 'Where it differs from the usual: in the app yes, by mail no.';
create trigger touch_updated_at before update on public.notification_preferences for each row
  execute function private.touch_updated_at();

alter table public.notification_preferences enable row level security;
revoke all on public.notification_preferences from anon, authenticated;
-- An upsert names every column it was given.
grant select, delete, insert (user_id, kind, in_app, by_mail), update (user_id, kind, in_app, by_mail)
  on public.notification_preferences to authenticated;
create policy "own preferences" on public.notification_preferences for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- The new message's id, or null when the traveller does not want this kind, or was told already.
create function private.notify(
  _user_id uuid, _kind public.notification_kind, _title text, _body text, _link text, _about text) returns uuid
  language sql security definer set search_path = '' as
$$
  insert into public.notifications (user_id, kind, title, body, link, about)
  select _user_id, _kind, _title, _body, _link, _about
  where not exists (select from public.notification_preferences
    where user_id = _user_id and kind = _kind and not in_app)
  on conflict (user_id, about) do nothing
  returning id
$$;

create function private.notify_of_account_change() returns trigger
  language plpgsql security definer set search_path = '' as
$$
begin
  if old.encrypted_password <> '' and new.encrypted_password is distinct from old.encrypted_password then
    perform private.notify(new.id, 'account', 'Your password was changed',
      'Other devices were signed out. If this was not you, reset the password now.', '/settings#devices', null);
  end if;
  if old.email <> '' and new.email is distinct from old.email then
    perform private.notify(new.id, 'account', 'Your e-mail address was changed',
      'You sign in with the new address from now on.', '/settings#email', null);
  end if;
  return null;
exception when others then
  -- A message that cannot be written must not undo what it is about.
  return null;
end
$$;
create trigger notify_of_account_change after update of encrypted_password, email on auth.users for each row
  execute function private.notify_of_account_change();

-- Not for the only session there is, nor for one more in the same browser at the same address.
create function private.notify_of_sign_in() returns trigger language plpgsql security definer set search_path = '' as
$$
begin
  if exists (select from auth.sessions where user_id = new.user_id and id <> new.id)
    and not exists (select from auth.sessions where user_id = new.user_id and id <> new.id
      and user_agent is not distinct from new.user_agent and ip is not distinct from new.ip) then
    perform private.notify(new.user_id, 'account', 'New sign-in to your account',
      'If this was not you, sign that device out and change your password.', '/settings#devices', 'session:' || new.id);
  end if;
  return null;
exception when others then
  return null;
end
$$;
create trigger notify_of_sign_in after insert on auth.sessions for each row execute function private.notify_of_sign_in();
