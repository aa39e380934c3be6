-- Staff rights are rows. Everybody who is signed in is a plain user without having one.
create type public.app_role as enum ('owner', 'admin', 'support', 'marketing', 'content_editor', 'analyst', 'user');

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role public.app_role not null,
  granted_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);
comment on table public.user_roles is 'Staff rights. Granted by an owner or admin; only an owner grants owner or admin.';

create index user_roles_role on public.user_roles (role);
create index user_roles_granted_by on public.user_roles (granted_by);

-- Reads past row level security, which would otherwise ask this very function; it tells the caller only of themselves.
create function private.caller_has_role(variadic _roles public.app_role[]) returns boolean
  language sql stable security definer set search_path = '' as
$$ select exists (select from public.user_roles where user_id = auth.uid() and role = any(_roles)) $$;

create function private.caller_can_grant(_role public.app_role) returns boolean
  language sql stable security definer set search_path = '' as
$$
  select case when _role in ('owner', 'admin') then private.caller_has_role('owner')
    else private.caller_has_role('owner', 'admin') end
$$;
grant execute on function private.caller_has_role(public.app_role[]), private.caller_can_grant(public.app_role)
  to authenticated, service_role;

-- About somebody else the answer is no, unless staff or the server asks: roles cannot be found out by trying.
create function public.has_role(_user_id uuid, _role public.app_role) returns boolean
  language sql stable security definer set search_path = '' as
$$
  select coalesce(
    (_user_id = auth.uid()
      or coalesce(auth.role(), 'service_role') = 'service_role'
      or private.caller_has_role('owner', 'admin', 'support'))
    and (_role = 'user' or exists (select from public.user_roles r where r.user_id = _user_id and r.role = _role)),
    false)
$$;
revoke execute on function public.has_role(uuid, public.app_role) from public, anon;
grant execute on function public.has_role(uuid, public.app_role) to authenticated, service_role;

alter table public.user_roles enable row level security;
revoke all on public.user_roles from anon, authenticated;
grant select, delete, insert (user_id, role) on public.user_roles to authenticated;

create policy "own roles, or all of them for owner and admin" on public.user_roles for select to authenticated
  using (user_id = (select auth.uid()) or (select private.caller_has_role('owner', 'admin')));
create policy "granted by those who may" on public.user_roles for insert to authenticated
  with check (private.caller_can_grant(role));
create policy "taken back by those who may" on public.user_roles for delete to authenticated
  using (private.caller_can_grant(role));

create function private.keep_one_owner() returns trigger language plpgsql security definer set search_path = '' as
$$
begin
  -- Two owners who dismiss each other at the same moment must not both succeed.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.user_roles.owner'));
  -- An account that is deleted takes its rows along, also the last owner's.
  if exists (select from auth.users where id = old.user_id)
    and not exists (select from public.user_roles where role = 'owner') then
    raise exception 'the last owner cannot be removed' using errcode = 'restrict_violation';
  end if;
  return null;
end
$$;
create trigger keep_one_owner after delete on public.user_roles for each row when (old.role = 'owner')
  execute function private.keep_one_owner();

create function private.audit_user_role() returns trigger language plpgsql security definer set search_path = '' as
$$
declare
  changed public.user_roles := coalesce(new, old);
begin
  insert into public.audit_log (actor_id, action, subject_type, subject_id, details)
  values (auth.uid(), case tg_op when 'INSERT' then 'role.granted' else 'role.revoked' end,
    'user', changed.user_id::text, pg_catalog.jsonb_build_object('role', changed.role));
  return null;
end
$$;
create trigger audit_user_role after insert or delete on public.user_roles for each row
  execute function private.audit_user_role();

create policy "read by owner and admin" on public.audit_log for select to authenticated
  using ((select private.caller_has_role('owner', 'admin')));
grant select on public.audit_log to authenticated;
