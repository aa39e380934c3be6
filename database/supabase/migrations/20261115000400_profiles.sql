-- What a traveller says about themselves. Made with the account, removed with it.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text check (char_length(full_name) <= 200),
  avatar_url text check (char_length(avatar_url) <= 2048 and avatar_url ~ '^(https?://|/)'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.profiles is 'One row per account. The traveller may change full_name and avatar_url.';

create trigger touch_updated_at before update on public.profiles for each row
  execute function private.touch_updated_at();

alter table public.profiles enable row level security;
revoke all on public.profiles from anon, authenticated;
grant select, update (full_name, avatar_url) on public.profiles to authenticated;

create policy "own profile, or all of them for staff" on public.profiles for select to authenticated
  using (id = (select auth.uid()) or (select private.caller_has_role('owner', 'admin', 'support')));
create policy "own profile" on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

create function private.name_from_metadata(_metadata jsonb) returns text
  language sql immutable set search_path = '' as
$$ select nullif(pg_catalog.left(pg_catalog.btrim(_metadata ->> 'full_name'), 200), '') $$;

create function private.create_profile() returns trigger language plpgsql security definer set search_path = '' as
$$
begin
  insert into public.profiles (id, full_name) values (new.id, private.name_from_metadata(new.raw_user_meta_data))
  on conflict (id) do nothing;
  return null;
end
$$;
create trigger create_profile after insert on auth.users for each row execute function private.create_profile();

insert into public.profiles (id, full_name)
select id, private.name_from_metadata(raw_user_meta_data) from auth.users
on conflict (id) do nothing;
