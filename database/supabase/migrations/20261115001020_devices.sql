-- Guests are counted by their device. Its parts are kept as the specification lists them, ninety days after the last use.
create table public.device_fingerprints (
  fingerprint_hash text primary key check (fingerprint_hash ~ '^[0-9a-f]{8}$'),
  user_agent text not null check (char_length(user_agent) <= 1000),
  screen_resolution text not null check (char_length(screen_resolution) <= 100),
  timezone text not null check (char_length(timezone) <= 100),
  language text not null check (char_length(language) <= 100),
  platform text not null check (char_length(platform) <= 100),
  cookie_enabled boolean not null,
  local_storage_enabled boolean not null,
  session_storage_enabled boolean not null,
  indexed_db_enabled boolean not null,
  webgl_vendor text not null check (char_length(webgl_vendor) <= 300),
  webgl_renderer text not null check (char_length(webgl_renderer) <= 300),
  canvas_fingerprint text not null check (char_length(canvas_fingerprint) <= 100),
  audio_fingerprint text not null check (char_length(audio_fingerprint) <= 100),
  ip_address inet,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
comment on table public.device_fingerprints is 'Devices of guests who used a limited tool. The server only.';
create index device_fingerprints_seen_at on public.device_fingerprints (seen_at);

alter table public.device_fingerprints enable row level security;
revoke all on public.device_fingerprints from anon, authenticated;
create policy "the server only" on public.device_fingerprints for all to service_role using (true) with check (true);

-- How much of the day's count went over to an account already, so that signing in twice moves it once.
alter table public.device_usage add column moved integer not null default 0 check (moved >= 0);

-- As consume_usage, for a guest: the new count, or null and nothing changed.
create function public.consume_device_usage(
  p_device_fingerprint_hash text, p_usage_type public.usage_type, p_limit integer, p_ip_address text default null,
  p_amount integer default 1) returns integer
  language plpgsql security definer set search_path = '' as
$$
declare
  counted integer;
begin
  perform private.refuse_odd_increment(p_amount);
  if p_amount < 1 or p_limit is null or p_limit < 0 then
    raise exception 'p_amount and p_limit must not be negative' using errcode = 'invalid_parameter_value';
  end if;
  if p_amount > p_limit then return null; end if;
  insert into public.device_usage as kept (fingerprint_hash, usage_type, day, used, ip_address)
  values (p_device_fingerprint_hash, p_usage_type, private.utc_day(), p_amount, private.read_address(p_ip_address))
  on conflict (fingerprint_hash, usage_type, day) do update
    set used = kept.used + p_amount, ip_address = coalesce(excluded.ip_address, kept.ip_address),
      updated_at = pg_catalog.now()
    where kept.used + p_amount <= p_limit
  returning used into counted;
  return counted;
end
$$;

create function public.give_back_device_usage(
  p_device_fingerprint_hash text, p_usage_type public.usage_type, p_amount integer default 1)
  returns integer language sql security definer set search_path = '' as
$$
  update public.device_usage set used = greatest(used - greatest(p_amount, 0), 0), updated_at = pg_catalog.now()
  where fingerprint_hash = p_device_fingerprint_hash and usage_type = p_usage_type and day = private.utc_day()
  returning used
$$;

-- What a guest used today is used by the account they sign in to. The device keeps its count: signing out again does not
-- begin a new day.
create function public.move_device_usage(p_device_fingerprint_hash text, p_user_id uuid) returns void
  language plpgsql security definer set search_path = '' as
$$
declare
  counted public.device_usage;
begin
  for counted in select * from public.device_usage
    where fingerprint_hash = p_device_fingerprint_hash and day = private.utc_day() and used > moved
    order by usage_type for update
  loop
    perform private.add_user_usage(p_user_id, counted.usage_type, counted.used - counted.moved);
    update public.device_usage set moved = counted.used
    where fingerprint_hash = counted.fingerprint_hash and usage_type = counted.usage_type and day = counted.day;
  end loop;
end
$$;

revoke execute on function
  public.consume_device_usage(text, public.usage_type, integer, text, integer),
  public.give_back_device_usage(text, public.usage_type, integer),
  public.move_device_usage(text, uuid)
  from public, anon, authenticated;
grant execute on function
  public.consume_device_usage(text, public.usage_type, integer, text, integer),
  public.give_back_device_usage(text, public.usage_type, integer),
  public.move_device_usage(text, uuid)
  to service_role;
