-- A new device costs nothing to make up, a new address does: what all guests of one address used is looked up here.
create index device_usage_day_address on public.device_usage (day, ip_address);

-- Whether this device told us what it is, and not only a number.
create function private.is_stored_device(_hash text) returns boolean
  language sql stable security definer set search_path = '' as
$$ select exists (select from public.device_fingerprints where fingerprint_hash = pg_catalog.lower(_hash)) $$;
