-- How often somebody used a limited tool on a day. Days end at 00:00 UTC for everybody, so a count needs no reset.
create type public.usage_type as enum ('ai_requests', 'itinerary_generations', 'search_requests', 'saved_items');

create table public.user_usage (
  user_id uuid not null references auth.users (id) on delete cascade,
  usage_type public.usage_type not null,
  day date not null default (now() at time zone 'utc')::date,
  used integer not null default 0 check (used >= 0),
  updated_at timestamptz not null default now(),
  primary key (user_id, usage_type, day)
);
comment on table public.user_usage is 'Counts by account, kind and UTC day. Written by the procedures below only.';

create table public.device_usage (
  -- A short hash of the device, in hex: guests have nothing else to be counted by.
  fingerprint_hash text not null check (fingerprint_hash ~ '^[0-9a-f]{1,64}$'),
  usage_type public.usage_type not null,
  day date not null default (now() at time zone 'utc')::date,
  used integer not null default 0 check (used >= 0),
  -- The last one seen, to tell a shared hash from a shared device.
  ip_address inet,
  updated_at timestamptz not null default now(),
  primary key (fingerprint_hash, usage_type, day)
);
comment on table public.device_usage is 'Counts of guests by device, kind and UTC day. Written by the procedures below only.';

-- Old days are looked at by nobody but the clean-up.
create index user_usage_day on public.user_usage (day);
create index device_usage_day on public.device_usage (day);

alter table public.user_usage enable row level security;
alter table public.device_usage enable row level security;
revoke all on public.user_usage, public.device_usage from anon, authenticated;

create policy "own counts, or all of them for staff" on public.user_usage for select to authenticated
  using (user_id = (select auth.uid()) or (select private.caller_has_role('owner', 'admin', 'support')));
grant select on public.user_usage to authenticated;
-- A hash is short enough to be tried out, so nobody reads this table but the server.
create policy "the server only" on public.device_usage for all to service_role using (true) with check (true);
create policy "the server" on public.user_usage for all to service_role using (true) with check (true);

create function private.utc_day() returns date language sql stable set search_path = '' as
$$ select (pg_catalog.now() at time zone 'utc')::date $$;

-- The server itself has no claims at all.
create function private.caller_is_server() returns boolean language sql stable set search_path = '' as
$$ select coalesce(auth.role(), 'service_role') = 'service_role' $$;

-- Whose counts may be asked for or added to: one's own, and the server any.
create function private.refuse_other_account(_user_id uuid) returns void language plpgsql stable set search_path = '' as
$$
begin
  if _user_id is null or not (private.caller_is_server() or _user_id is not distinct from auth.uid()) then
    raise exception 'usage of another account' using errcode = 'insufficient_privilege';
  end if;
end
$$;

-- Only the server gives something back; everybody else can only use more, and not without end.
create function private.refuse_odd_increment(_increment integer) returns void language plpgsql stable set search_path = '' as
$$
begin
  if _increment is null or _increment > 100 or _increment < (case when private.caller_is_server() then -100 else 1 end) then
    raise exception 'p_increment is out of range' using errcode = 'invalid_parameter_value';
  end if;
end
$$;

-- What is no address is no reason to lose the count.
create function private.read_address(_text text) returns inet language plpgsql immutable set search_path = '' as
$$
begin
  return _text::inet;
exception when invalid_text_representation then
  return null;
end
$$;

create function private.add_user_usage(_user_id uuid, _type public.usage_type, _increment integer) returns integer
  language sql set search_path = '' as
$$
  insert into public.user_usage as counted (user_id, usage_type, day, used)
  values (_user_id, _type, private.utc_day(), greatest(_increment, 0))
  on conflict (user_id, usage_type, day) do update
    set used = greatest(counted.used + _increment, 0), updated_at = pg_catalog.now()
  returning used
$$;

create function private.add_device_usage(_hash text, _type public.usage_type, _ip inet, _increment integer)
  returns integer language sql set search_path = '' as
$$
  insert into public.device_usage as counted (fingerprint_hash, usage_type, day, used, ip_address)
  values (_hash, _type, private.utc_day(), greatest(_increment, 0), _ip)
  on conflict (fingerprint_hash, usage_type, day) do update
    set used = greatest(counted.used + _increment, 0), ip_address = coalesce(_ip, counted.ip_address),
      updated_at = pg_catalog.now()
  returning used
$$;

create function public.get_user_usage(p_user_id uuid, p_usage_type public.usage_type) returns integer
  language plpgsql stable security definer set search_path = '' as
$$
begin
  perform private.refuse_other_account(p_user_id);
  return coalesce((select used from public.user_usage
    where user_id = p_user_id and usage_type = p_usage_type and day = private.utc_day()), 0);
end
$$;

create function public.get_device_usage(p_device_fingerprint_hash text, p_usage_type public.usage_type) returns integer
  language sql stable security definer set search_path = '' as
$$
  select coalesce((select used from public.device_usage
    where fingerprint_hash = p_device_fingerprint_hash and usage_type = p_usage_type and day = private.utc_day()), 0)
$$;

create function public.increment_user_usage(
  p_user_id uuid, p_usage_type public.usage_type, p_increment integer default 1) returns integer
  language plpgsql security definer set search_path = '' as
$$
begin
  perform private.refuse_other_account(p_user_id);
  perform private.refuse_odd_increment(p_increment);
  return private.add_user_usage(p_user_id, p_usage_type, p_increment);
end
$$;

create function public.increment_device_usage(
  p_device_fingerprint_hash text, p_usage_type public.usage_type, p_ip_address text default null,
  p_increment integer default 1) returns integer
  language plpgsql security definer set search_path = '' as
$$
begin
  perform private.refuse_odd_increment(p_increment);
  return private.add_device_usage(p_device_fingerprint_hash, p_usage_type,
    private.read_address(p_ip_address), p_increment);
end
$$;

-- Takes one (or more) where it is still allowed: the new count, or null and nothing changed. One statement, which locks
-- the row it counts in, so that however many come at once the limit holds. A null limit only counts. For server functions.
create function public.consume_usage(
  p_user_id uuid, p_usage_type public.usage_type, p_limit integer, p_amount integer default 1) returns integer
  language plpgsql security definer set search_path = '' as
$$
declare
  counted integer;
begin
  perform private.refuse_odd_increment(p_amount);
  if p_amount < 1 or coalesce(p_limit, 1) < 0 then
    raise exception 'p_amount and p_limit must not be negative' using errcode = 'invalid_parameter_value';
  end if;
  if p_amount > p_limit then return null; end if;
  insert into public.user_usage as kept (user_id, usage_type, day, used)
  values (p_user_id, p_usage_type, private.utc_day(), p_amount)
  on conflict (user_id, usage_type, day) do update
    set used = kept.used + p_amount, updated_at = pg_catalog.now()
    where p_limit is null or kept.used + p_amount <= p_limit
  returning used into counted;
  return counted;
end
$$;

-- What failed on our side was not used. Never below nothing, and never on another day than today.
create function public.give_back_usage(p_user_id uuid, p_usage_type public.usage_type, p_amount integer default 1)
  returns integer language sql security definer set search_path = '' as
$$
  update public.user_usage set used = greatest(used - greatest(p_amount, 0), 0), updated_at = pg_catalog.now()
  where user_id = p_user_id and usage_type = p_usage_type and day = private.utc_day()
  returning used
$$;

revoke execute on function
  public.get_user_usage(uuid, public.usage_type), public.increment_user_usage(uuid, public.usage_type, integer),
  public.get_device_usage(text, public.usage_type), public.increment_device_usage(text, public.usage_type, text, integer),
  public.consume_usage(uuid, public.usage_type, integer, integer),
  public.give_back_usage(uuid, public.usage_type, integer)
  from public, anon, authenticated;
grant execute on function
  public.get_user_usage(uuid, public.usage_type), public.increment_user_usage(uuid, public.usage_type, integer)
  to authenticated, service_role;
-- A guest's device is counted by the server, which knows the address and holds back whoever asks too often: open to all,
-- anybody could fill the table, or use up what is left to somebody else's device.
grant execute on function
  public.get_device_usage(text, public.usage_type), public.increment_device_usage(text, public.usage_type, text, integer)
  to service_role;
grant execute on function
  public.consume_usage(uuid, public.usage_type, integer, integer),
  public.give_back_usage(uuid, public.usage_type, integer)
  to service_role;
