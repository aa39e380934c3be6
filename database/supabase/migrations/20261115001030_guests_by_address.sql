-- A new device costs nothing to make up, a new address does: what all guests of one address used is looked up here.
create index device_usage_day_address on public.device_usage (day, ip_address);
